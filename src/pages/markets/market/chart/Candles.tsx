import { lazyRouteComponent } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { estimatedSupply } from '#domain/markets/curve/curve.ts'
import { type Candle, intervalSeconds } from '#domain/markets/prices/candles.ts'
import { largestPage } from '#interfaces/indexer/assumptions.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { formatMoneyExact, formatMoneyShort, formatPrice } from '#lib/format/money.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { formatMoment } from '#lib/format/time.ts'
import { divide, one, subtract } from '#lib/numbers/decimal.ts'
import { useSupply } from '#pages/markets/parts/live/useSupply.ts'
import { CandleChart } from '#ui/charts/candles/CandleChart.tsx'
import { HistoryNote } from './HistoryNote.tsx'
import { useChartHeight } from './useChartHeight.ts'
import { useLiveCandles } from './useLiveCandles.ts'
import { useOwnTrades } from './useOwnTrades.ts'

type CandlesProps = {
  market: Market
  interval: string
  marketCap: boolean
  logarithmic: boolean
  table: boolean
}

const firstLimit = 300

/** Loaded when somebody prefers it. */
const CandleTable = lazyRouteComponent(() => import('./CandleTable.tsx'), 'CandleTable')

/** The candles of one interval, as a chart or as a table. */
export function Candles({ market, interval, marketCap, logarithmic, table }: CandlesProps) {
  const shown = useDeferredValue(interval)
  const [limit, setLimit] = useState(firstLimit)
  const readLimit = useDeferredValue(limit)
  const { candles, unreadable, history } = useLiveCandles(
    market,
    shown,
    intervalSeconds(shown) ?? 60,
    readLimit,
  )
  const ownSupply = useSupply(market)
  const own = useOwnTrades(market.poolAddress, intervalSeconds(shown) ?? 60)
  const height = useChartHeight()
  const supply = marketCap ? (ownSupply ?? estimatedSupply(market)) : null
  const factor = supply ?? one
  const format = supply ? formatMoneyShort : formatPrice

  if (candles.length === 0) {
    return (
      <p className="grid h-114 2xl:h-170 place-items-center px-4 text-center text-sm text-muted">
        {market.tradesTotal === 0 ? 'No trades yet.' : 'No candles.'}
      </p>
    )
  }
  if (table) return <CandleTable candles={candles} factor={factor} format={format} />
  return (
    <div className="h-114 max-sm:h-auto 2xl:h-170" aria-busy={shown !== interval || undefined}>
      <CandleChart
        label={summary(market, candles, shown)}
        candles={candles}
        factor={factor}
        format={format}
        exact={formatMoneyExact}
        logarithmic={logarithmic}
        series={`${market.poolAddress} ${shown} ${marketCap}`}
        own={own}
        onStart={() => (limit < largestPage ? setLimit(largestPage) : history.load())}
        note={<HistoryNote history={history} unreadable={unreadable} />}
        height={height}
      />
    </div>
  )
}

function summary(market: Market, candles: readonly Candle[], interval: string): string {
  const [first, last] = [candles[0], candles.at(-1)]
  if (!first || !last) return `${market.symbol}, no trades.`
  const change = divide(subtract(last.close, first.open), first.open)
  const since = formatMoment(new Date(first.time * 1_000))
  return `Price of ${market.symbol} in candles of ${interval}: ${formatPrice(last.close)}, ${change ? formatPercent(change, { signed: true }) : 'unknown change'} since ${since}. Arrow keys move along the candles.`
}
