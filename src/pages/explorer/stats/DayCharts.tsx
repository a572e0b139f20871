import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type TransactionsDay, transactionsChartQuery } from '#interfaces/explorer/chain/chart.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { now } from '#lib/browser/clock.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatShort } from '#lib/format/formatAmount.ts'
import { formatDay } from '#lib/format/time.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { dayPoints } from '#pages/explorer/parts/figures/dayPoints.ts'
import { Plot, type PlotProps } from '#ui/charts/Plot.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { inRange } from './ranges.ts'

const route = getRouteApi('/stats')

/**
 * Transactions of each day of the range and, where the explorer counts them, the gas that they used and how many addresses
 * sent them.
 */
export function DayCharts() {
  const { range } = route.useSearch()
  const { data } = useSuspenseQuery(transactionsChartQuery())
  const { data: stats } = useQuery(statsQuery())
  const daysOf = (figure: Parameters<typeof dayPoints<TransactionsDay>>[1], soFar?: number | null) =>
    inRange(dayPoints(data, figure, soFar), range)
  const transactions = daysOf((day) => day.transactions, stats?.transactionsToday)
  const gas = daysOf((day) => day.gasUsed)
  const active = daysOf((day) => day.activeAddresses)
  const perTransaction = daysOf((day) =>
    day.gasUsed !== null && day.transactions ? day.gasUsed / BigInt(day.transactions) : null,
  )
  if (transactions.every(({ isOpen }) => isOpen))
    return <Empty>No day of this network is over and counted yet.</Empty>
  return (
    <>
      {/* One alone takes the whole width. */}
      <div className="grid grid-cols-2 gap-x-4 gap-y-6 p-4 *:only:col-span-full md:gap-x-8">
        <Chart title="Transactions" label="Transactions per day" points={transactions} isSum namesBusiest />
        {gas.length > 0 && (
          <Chart title="Gas used" label="Gas used per day" points={gas} short={shortCount} isSum />
        )}
        {active.length > 0 && (
          <Chart
            title="Active addresses"
            note="sent one or more transactions"
            label="Active addresses per day"
            points={active}
          />
        )}
        {perTransaction.length > 0 && (
          <Chart
            title="Gas per transaction"
            note="on average"
            label="Gas per transaction by day"
            points={perTransaction}
            short={shortCount}
          />
        )}
      </div>
      {transactions.some(({ isOpen }) => isOpen) && (
        <p className="px-4 pb-3 text-xs text-faint sm:hidden">An outlined bar is today so far.</p>
      )}
    </>
  )
}

type ChartProps = Pick<PlotProps, 'label' | 'points'> & {
  title: string
  /** What is counted, where the title does not say it. */
  note?: string
  /** Whether the days add up: an address may be active on each of them. */
  isSum?: boolean
  /** Names the day with the most, where the chart is wide enough. */
  namesBusiest?: boolean
  /** Formats the figures beside the chart, where all digits are too long. */
  short?: (value: number) => string
}

function Chart({
  title,
  note,
  isSum = false,
  namesBusiest = false,
  short = formatCount,
  label,
  points,
}: ChartProps) {
  const whole = points.filter(({ isOpen }) => !isOpen)
  const last = whole.at(-1)
  const sum = whole.reduce((total, { value }) => total + (value ?? 0), 0)
  const busiest = whole.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))[0]
  const isYesterday = last?.label === formatDay(new Date(now() - 86_400_000))
  return (
    <div className="grid min-w-0 content-between gap-1">
      <div className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
        <h3 className="w-full font-medium">{title}</h3>
        <span className="text-md font-medium text-text">{short(last?.value ?? 0)}</span>{' '}
        {isYesterday ? 'yesterday' : `on ${last?.label}`}{' '}
        {isSum && whole.length > 1 && (
          <span className="text-faint">
            {short(sum)} in {whole.length} days
            {namesBusiest && <span className="max-sm:hidden">, busiest whole day {busiest?.label}</span>}
          </span>
        )}
        {note && <span className="text-faint">{note}</span>}
      </div>
      <Plot kind="bars" format={formatCount} formatAxis={short} size="tall" label={label} points={points} />
    </div>
  )
}

function shortCount(value: number): string {
  return formatShort(decimal(String(value)))
}
