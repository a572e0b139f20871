import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type TokenType, tokenTypes } from '#interfaces/explorer/token/tokenType.ts'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Select } from '#ui/form/Select.tsx'

const route = getRouteApi('/address/$address')

const directions: readonly { value: 'all' | 'from' | 'to'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'to', label: 'In' },
  { value: 'from', label: 'Out' },
]

const types: readonly { value: TokenType | 'any'; label: string }[] = [
  { value: 'any', label: 'Any standard' },
  ...tokenTypes.map((value) => ({ value, label: value })),
]

type AddressFilterProps = { withType?: boolean; withoutDirection?: boolean }

/** The filters by direction and token standard, kept in the URL. */
export function AddressFilter({ withType = false, withoutDirection = false }: AddressFilterProps) {
  const { filter, type } = route.useSearch()
  const navigate = useNavigate({ from: '/address/$address' })
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!withoutDirection && (
        <Segmented
          label="Direction"
          value={filter ?? 'all'}
          options={directions}
          onChange={(chosen) =>
            navigate({
              search: (before) => ({
                ...before,
                filter: chosen === 'all' ? undefined : chosen,
                page: undefined,
              }),
              resetScroll: false,
            })
          }
        />
      )}
      {withType && (
        <Select
          label="Token standard"
          bare
          value={type ?? 'any'}
          options={types}
          onChange={(chosen) =>
            navigate({
              search: (before) => ({
                ...before,
                type: chosen === 'any' ? undefined : chosen,
                page: undefined,
              }),
              resetScroll: false,
            })
          }
        />
      )}
    </div>
  )
}
