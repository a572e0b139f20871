import { useQuery } from '@tanstack/react-query'
import { transactionsChartQuery } from '#interfaces/explorer/chain/chart.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { formatCount } from '#lib/format/count.ts'
import { Plot } from '#ui/charts/Plot.tsx'
import { dayPoints } from './dayPoints.ts'

/** The number of transactions of each day as a bar chart. */
export function TransactionsPerDay() {
  const { data = [] } = useQuery(transactionsChartQuery())
  // Counted anew with each of them, and named beside it; the days only once a minute.
  const { data: stats } = useQuery(statsQuery())
  return (
    <div className="grid gap-1">
      <p className="text-xs text-muted">Transactions per day (UTC)</p>
      <Plot
        kind="bars"
        label="Transactions per day"
        points={dayPoints(data, ({ transactions }) => transactions, stats?.transactionsToday)}
        format={formatCount}
      />
    </div>
  )
}
