import { useSuspenseQuery } from '@tanstack/react-query'
import { transactionsChartQuery } from '#interfaces/explorer/chart.ts'
import { formatCount } from '#lib/format.ts'
import { formatDay } from '#lib/time.ts'
import { Empty } from '#ui/Empty.tsx'
import { Plot } from '../parts/Plot.tsx'

/** How many transactions each day had. */
export function TransactionsChart() {
  const { data } = useSuspenseQuery(transactionsChartQuery())
  const points = data.flatMap(({ date, transactions }) =>
    transactions === null ? [] : [{ label: formatDay(new Date(`${date}T00:00:00Z`)), value: transactions }],
  )
  if (points.length === 0) return <Empty>The explorer has counted no day yet.</Empty>
  return (
    <div className="p-4">
      <Plot kind="bars" points={points} label="Transactions a day" format={formatCount} />
    </div>
  )
}
