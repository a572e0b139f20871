import { useSuspenseQuery } from '@tanstack/react-query'
import { transactionsChartQuery } from '#interfaces/explorer/chain/chart.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatShort } from '#lib/format/formatAmount.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { wholeDays } from '#pages/explorer/parts/figures/wholeDays.ts'
import { Plot, type PlotProps } from '#ui/charts/Plot.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'

/** Transactions of each whole day and, where the explorer counts them, the gas that they used and who sent them. */
export function DayCharts() {
  const { data } = useSuspenseQuery(transactionsChartQuery())
  const transactions = wholeDays(data, (day) => day.transactions)
  const gas = wholeDays(data, (day) => day.gasUsed)
  const active = wholeDays(data, (day) => day.activeAddresses)
  if (transactions.length === 0) return <Empty>No day of this network is over and counted yet.</Empty>
  return (
    <div className="grid gap-6 p-4 lg:auto-cols-fr lg:grid-flow-col">
      <Chart title="Transactions" label="Transactions per day" points={transactions} />
      {gas.length > 0 && (
        <Chart title="Gas used" label="Gas used per day" points={gas} formatAxis={shortCount} />
      )}
      {active.length > 0 && (
        <Chart
          title="Active addresses"
          note="Addresses that sent one or more transactions that day."
          label="Active addresses per day"
          points={active}
        />
      )}
    </div>
  )
}

type ChartProps = {
  title: string
  /** What is counted, where the title does not say it. */
  note?: string
  label: string
  points: ReturnType<typeof wholeDays>
  formatAxis?: PlotProps['formatAxis']
}

function Chart({ title, note, ...plot }: ChartProps) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h3 className="text-xs font-medium text-muted">{title}</h3>
      <Plot kind="bars" format={formatCount} {...plot} />
      {note && <p className="text-xs text-muted">{note}</p>}
    </div>
  )
}

function shortCount(value: number): string {
  return formatShort(decimal(String(value)))
}
