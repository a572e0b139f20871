import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { transactionsChartQuery } from '#interfaces/explorer/chain/chart.ts'
import { dayPoints } from '#pages/explorer/parts/figures/dayPoints.ts'
import { Segmented } from '#ui/form/Segmented.tsx'
import { dayCount, type Range } from './ranges.ts'

const route = getRouteApi('/stats')

const options: readonly { value: Range | 'all'; label: string; title?: string }[] = [
  { value: '7d', label: '7 d', title: 'The last 7 whole days' },
  { value: '30d', label: '30 d', title: 'The last 30 whole days' },
  { value: 'all', label: 'All', title: 'All days that the explorer lists' },
]

/** How many whole days the charts show, kept in the URL as `range`; only ranges of fewer days than the explorer lists. */
export function RangeChoice() {
  const { data } = useQuery(transactionsChartQuery())
  const { range } = route.useSearch()
  const navigate = useNavigate({ from: '/stats' })
  const count = data ? dayPoints(data, (day) => day.transactions).filter(({ isOpen }) => !isOpen).length : 0
  const shown = options.filter(({ value }) => value === 'all' || value === range || count > dayCount(value))
  if (shown.length === 1) return null
  return (
    <Segmented
      label="Range"
      value={range ?? 'all'}
      options={shown}
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
