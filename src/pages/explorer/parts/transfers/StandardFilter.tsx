import { useNavigate, useSearch } from '@tanstack/react-router'
import { type TokenType, tokenTypes } from '#interfaces/explorer/token/tokenType.ts'
import { Select } from '#ui/form/Select.tsx'

const types: readonly { value: TokenType | 'any'; label: string }[] = [
  { value: 'any', label: 'Any standard' },
  ...tokenTypes.map((value) => ({ value, label: value })),
]

/** The filter of a page's list by token standard, kept in the URL as `type`. */
export function StandardFilter() {
  const { type }: { type?: TokenType } = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <Select
      label="Token standard"
      bare
      value={type ?? 'any'}
      options={types}
      onChange={(chosen) =>
        navigate({
          to: '.',
          search: ((before: Record<string, unknown>) => ({
            ...before,
            type: chosen === 'any' ? undefined : chosen,
            page: undefined,
          })) as never,
          resetScroll: false,
        })
      }
    />
  )
}
