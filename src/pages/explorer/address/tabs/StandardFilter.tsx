import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type TokenType, tokenTypes } from '#interfaces/explorer/token/tokenType.ts'
import { Select } from '#ui/form/Select.tsx'

const route = getRouteApi('/address/$address')

const types: readonly { value: TokenType | 'any'; label: string }[] = [
  { value: 'any', label: 'Any standard' },
  ...tokenTypes.map((value) => ({ value, label: value })),
]

/** The filter by token standard, kept in the URL. */
export function StandardFilter() {
  const { type } = route.useSearch()
  const navigate = useNavigate({ from: '/address/$address' })
  return (
    <Select
      label="Token standard"
      bare
      value={type ?? 'any'}
      options={types}
      onChange={(chosen) =>
        navigate({
          search: (before) => ({ ...before, type: chosen === 'any' ? undefined : chosen, page: undefined }),
          resetScroll: false,
        })
      }
    />
  )
}
