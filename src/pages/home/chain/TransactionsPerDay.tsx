import { useQuery } from '@tanstack/react-query'
import { transactionsChartQuery } from '#interfaces/explorer/chain/chart.ts'
import { now } from '#lib/browser/clock.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatDay } from '#lib/format/time.ts'
import { SmoothLine } from '#ui/charts/lines/SmoothLine.tsx'

/**
 * The number of transactions of each whole day as a line chart: a day that is not over would look like a fall. The line is
 * flat while the explorer has not answered.
 */
export function TransactionsPerDay() {
  const { data = [] } = useQuery(transactionsChartQuery())
  const today = new Date(now()).toISOString().slice(0, 10)
  const points = data.flatMap(({ date, transactions }) =>
    transactions === null || date >= today
      ? []
      : [{ label: formatDay(new Date(`${date}T00:00:00Z`)), value: transactions }],
  )
  const [first, last] = [points[0], points.at(-1)]
  return (
    <figure>
      <SmoothLine label="Transactions per day" points={points} format={formatCount} />
      <figcaption aria-hidden className="flex min-h-5 justify-between gap-4 pt-1 text-xs text-faint">
        {first && last && (
          <>
            <span className="whitespace-nowrap">{first.label}</span>
            <span>Transactions per day (UTC)</span>
            <span className="whitespace-nowrap">{last.label}</span>
          </>
        )}
      </figcaption>
    </figure>
  )
}
