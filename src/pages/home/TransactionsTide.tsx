import { useSuspenseQuery } from '@tanstack/react-query'
import { transactionsChartQuery } from '#interfaces/explorer/chart.ts'
import { formatCount } from '#lib/numbers/format.ts'
import { formatDay } from '#lib/text/time.ts'
import { Plot } from '#ui/charts/Plot.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'

/** The number of transactions of each day. */
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
