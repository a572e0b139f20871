import { useQuery } from '@tanstack/react-query'
import { transactionsChartQuery } from '#interfaces/explorer/chain/chart.ts'
import { now } from '#lib/browser/clock.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatDay } from '#lib/format/time.ts'
import { Plot } from '#ui/charts/Plot.tsx'

/** The number of transactions of each whole day as a bar chart: a day that is not over would look like a fall. */
export function TransactionsPerDay() {
  const { data = [] } = useQuery(transactionsChartQuery())
  const today = new Date(now()).toISOString().slice(0, 10)
  const points = data.flatMap(({ date, transactions }) =>
    transactions === null || date >= today
      ? []
      : [{ label: formatDay(new Date(`${date}T00:00:00Z`)), value: transactions }],
  )
  return (
    <div className="grid gap-1">
      <p className="text-xs text-muted">Transactions per day (UTC)</p>
      <Plot kind="bars" label="Transactions per day" points={points} format={formatCount} />
    </div>
  )
}
