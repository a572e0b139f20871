import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useState } from 'react'
import { estimatedSupply } from '#domain/markets/curve/reserves.ts'
import { marketName } from '#domain/markets/marketName.ts'
import { type Candle, intervalSeconds } from '#domain/markets/prices/candles.ts'
import { largestPage } from '#interfaces/indexer/assumptions.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { formatMoneyAxis, formatPriceAxis } from '#lib/format/axis.ts'
import { formatMoneyShort, formatPrice } from '#lib/format/money.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { formatMoment } from '#lib/format/time.ts'
import { one, relativeChange } from '#lib/numbers/decimal.ts'
import { useSupply } from '#pages/markets/parts/live/useSupply.ts'
import { CandleChart, type CandleChartProps } from '#ui/charts/candles/CandleChart.tsx'
import { useIsPhone, useMedia } from '#ui/layout/useMedia.ts'
import { useComparedMarket } from './useComparedMarket.ts'
import { useLiveCandles } from './useLiveCandles.ts'
import { useOwnTrades } from './useOwnTrades.ts'

type CandlesProps = {
  market: Market
  interval: string
  marketCap: boolean
  /** The pool of the compared market. */
  compare: string | null
  look: ChartLook
  table: boolean
}

type ChartLook = Required<Pick<CandleChartProps, 'scale' | 'study' | 'isLocal' | 'span'>>

const firstLimit = 300

/** The code loads when the table is chosen. */
const CandleTable = lazyRouteComponent(() => import('./CandleTable.tsx'), 'CandleTable')

/** The code loads with the first note. */
const ChartNotes = lazyRouteComponent(() => import('./ChartNotes.tsx'), 'ChartNotes')

/** The candles of one interval, as a chart or as a table. */
export function Candles({ market, interval, marketCap, compare, look, table }: CandlesProps) {
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
  const own = useOwnTrades(useWalletAddress(), market.poolAddress, intervalSeconds(shown) ?? 60)
  const compared = useComparedMarket(compare, shown, readLimit)
  const height = useChartHeight()
  const supply = marketCap ? (ownSupply ?? estimatedSupply(market)) : null
  const factor = supply ?? one
  const format = supply ? formatMoneyShort : formatPrice

  if (candles.length === 0) {
    return (
      <p className="chart-height grid place-items-center px-4 text-center text-sm text-muted">No candles.</p>
    )
  }
  if (table)
    return (
      <CandleTable
        market={market}
        candles={candles}
        unreadable={unreadable}
        factor={factor}
        format={format}
        interval={shown}
      />
    )
  return (
    <div className="chart-height" aria-busy={shown !== interval || undefined}>
      <CandleChart
        label={summary(market, candles, shown)}
        candles={candles}
        factor={factor}
        format={format}
        axis={supply ? formatMoneyAxis : formatPriceAxis}
        {...look}
        series={`${market.poolAddress} ${shown} ${look.span}`}
        fileName={`${market.symbol.replace(/[^\w-]+/g, '')}-${shown}`}
        own={own}
        compared={compared.market}
        onStart={() => (limit < largestPage ? setLimit(largestPage) : history.load())}
        note={
          // The place is there before its words, which are then read out.
          <span role="status">
            {(compare !== null || unreadable > 0 || history.state !== 'idle' || !history.isWhole) && (
              <Suspense>
                <ChartNotes compared={compared} history={history} unreadable={unreadable} />
              </Suspense>
            )}
          </span>
        }
        height={height}
      />
    </div>
  )
}

function summary(market: Market, candles: readonly Candle[], interval: string): string {
  const [first, last] = [candles[0], candles.at(-1)]
  if (!first || !last) return `${marketName(market)}, no trades.`
  const change = relativeChange(first.open, last.close)
  const since = formatMoment(new Date(first.time * 1_000))
  return `Price of ${marketName(market)} in candles of ${interval}: ${formatPrice(last.close)}, ${change ? formatPercent(change, { signed: true }) : 'unknown change'} since ${since}. Arrow keys move along the candles.`
}

/**
 * The height of the chart in pixels; more on a very wide window, less on a low one, where the tabs below it begin in view. On a
 * phone its times are above the bar of the trade.
 */
function useChartHeight(): number {
  const isWide = useMedia('(width >= 108rem)')
  const isLow = useMedia('(height < 54rem)')
  const isOnSide = useMedia('(height < 30rem)')
  if (useIsPhone()) return 296
  if (isOnSide) return 176
  return isWide ? 496 : isLow ? 340 : 396
}
