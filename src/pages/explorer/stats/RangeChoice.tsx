import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Segmented } from '#ui/form/Segmented.tsx'
import { type Range, readRange } from './ranges.ts'

const route = getRouteApi('/stats')

const options: readonly { value: Range | 'all'; label: string; title?: string }[] = [
  { value: '7d', label: '7 d', title: 'The last 7 whole days' },
  { value: '30d', label: '30 d', title: 'The last 30 whole days' },
  { value: 'all', label: 'All', title: 'All days that the explorer lists' },
]

/** How many whole days the charts show, kept in the URL as `range`. */
export function RangeChoice() {
  const range = readRange(route.useSearch().range)
  const navigate = useNavigate({ from: '/stats' })
  return (
    <Segmented
      label="Range"
      value={range ?? 'all'}
      options={options}
      onChange={(chosen) =>
        navigate({
          search: (before) => ({ ...before, range: chosen === 'all' ? undefined : chosen }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
