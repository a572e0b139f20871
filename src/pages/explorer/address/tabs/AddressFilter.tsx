import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Segmented } from '#ui/form/Segmented.tsx'

const route = getRouteApi('/address/$address')

const directions: readonly { value: 'all' | 'from' | 'to'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'to', label: 'In' },
  { value: 'from', label: 'Out' },
]

/** The filter by direction, kept in the URL. */
export function AddressFilter() {
  const { filter } = route.useSearch()
  const navigate = useNavigate({ from: '/address/$address' })
  return (
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
  )
}
