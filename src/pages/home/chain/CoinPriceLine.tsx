import { useQuery } from '@tanstack/react-query'
import { marketChartQuery } from '#interfaces/explorer/chain/chart.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatDay } from '#lib/format/time.ts'
import { Sparkline } from '#ui/charts/lines/Sparkline.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { coinTrend } from './coinTrend.ts'

/** A line of the coin's daily prices and their change over that time. Nothing when the explorer has no prices. */
export function CoinPriceLine() {
  const { data } = useQuery({ ...marketChartQuery(), retry: false })
  const trend = data && coinTrend(data)
  if (!trend) return null
  const { values, change, first, last } = trend
  const period = `${formatDay(first)} to ${formatDay(last)}`
  return (
    <span title={period} className="ml-2 inline-flex h-5 items-center gap-2 align-text-bottom text-sm">
      <Sparkline
        values={values}
        tone={change?.startsWith('-') ? 'down' : 'up'}
        label={`Price of ${config().nativeCurrency.symbol}, ${period}`}
      />
      {change !== null && <Percent value={change} signed />}
      <span className="text-xs text-faint max-sm:hidden">since {formatDay(first)}</span>
    </span>
  )
}
