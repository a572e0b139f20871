import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { marketName } from '#domain/markets/marketName.ts'
import { intervalSeconds } from '#domain/markets/prices/candles.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { config } from '#lib/browser/config/config.ts'
import { MarketChange } from '#pages/markets/market/MarketFigures.tsx'
import { TradeButtons } from '#pages/markets/market/trade/TradeBar.tsx'
import { useSwapFeed } from '#pages/markets/parts/live/useSwapFeed.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { Candles } from './Candles.tsx'
import { ChartControls, rangeSeconds } from './ChartControls.tsx'
import { defaultRange, useDefaultInterval } from './useDefaultInterval.ts'

const route = getRouteApi('/markets/$poolAddress')

type PriceChartProps = { market: Market }

/** The price of a market over time. */
export function PriceChart({ market }: PriceChartProps) {
  const search = route.useSearch()
  const intervals = config().indexer.candleIntervals.filter((name) => intervalSeconds(name) !== null)
  const usual = useDefaultInterval(market, intervals)
  const interval = intervals.find((name) => name === search.interval) ?? usual
  const isPhone = useIsPhone()
  const range = search.range ?? (search.interval ? undefined : defaultRange(interval, isPhone))
  const { swaps } = useSwapFeed(market.poolAddress)
  if (market.tradesTotal + swaps.length === 0)
    return (
      <Panel title="Price chart" source="indexer">
        <p className="grid h-32 place-items-center px-4 text-center text-sm text-muted sm:h-48">
          No trades yet.
        </p>
      </Panel>
    )
  return (
    <Panel title="Price chart" source="indexer" bare>
      {/* A full screen has no head of the page; its button to close stands at the end of this line. */}
      <p className="hidden items-baseline gap-2 py-2 pr-20 pl-4 in-[:fullscreen]:flex">
        <strong className="truncate">
          <ExternalText>{marketName(market)}</ExternalText>
        </strong>
        <Price value={market.spotPrice} />
        <MarketChange market={market} />
      </p>
      <ChartControls market={market} interval={interval} intervals={intervals} range={range} />
      <Suspense fallback={<ChartPlaceholder />}>
        <Candles
          market={market}
          interval={interval}
          marketCap={search.unit === 'market-cap'}
          look={{
            scale: search.compare ? 'percent' : (search.scale ?? 'linear'),
            study: search.line ?? null,
            isLocal: search.time === 'local',
            span: range ? rangeSeconds[range] : null,
          }}
          compare={search.compare ?? null}
          table={search.chart === 'table'}
        />
      </Suspense>
      <div className="hidden gap-2 border-t px-4 py-2 in-[:fullscreen]:max-lg:flex">
        <TradeButtons />
      </div>
    </Panel>
  )
}

/** A placeholder as high as the chart. Its text appears only when loading takes a moment. */
function ChartPlaceholder() {
  return (
    <div role="status" className="chart-height grid animate-delayed place-items-center text-sm text-faint">
      Loading candles
    </div>
  )
}
