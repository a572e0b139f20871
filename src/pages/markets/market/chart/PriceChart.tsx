import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { intervalSeconds } from '#domain/markets/candles.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { config } from '#lib/browser/config.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { Candles } from './Candles.tsx'
import { ChartControls } from './ChartControls.tsx'

const route = getRouteApi('/markets/$poolAddress')

type PriceChartProps = { market: Market }

/** The price of a market over time. */
export function PriceChart({ market }: PriceChartProps) {
  const search = route.useSearch()
  const intervals = config().indexer.candleIntervals.filter((name) => intervalSeconds(name) !== null)
  const chosen = intervals.find((name) => name === search.interval)
  const interval = chosen ?? defaultInterval(market.createdAt, intervals)
  return (
    <Panel title="Price chart" source="indexer" bare>
      <ChartControls interval={interval} intervals={intervals} />
      <Suspense fallback={<ChartPlaceholder />}>
        <Candles
          market={market}
          interval={interval}
          marketCap={search.unit === 'market-cap'}
          logarithmic={search.scale === 'log'}
          table={search.chart === 'table'}
        />
      </Suspense>
    </Panel>
  )
}

const showLoadingAfter = 300

/** As high as the chart. It says that it loads only when that takes a moment. */
function ChartPlaceholder() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), showLoadingAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className="grid h-114 place-items-center text-sm text-faint">
      {slow && 'Loading candles'}
    </div>
  )
}

/** Minutes for a market of hours, quarters of an hour for one of days, hours for older ones. */
function defaultInterval(createdAt: Date | null, intervals: readonly string[]): string {
  const hours = createdAt === null ? Number.POSITIVE_INFINITY : (Date.now() - createdAt.getTime()) / 3_600_000
  const preferred = hours < 6 ? '1m' : hours < 24 * 3 ? '15m' : '1h'
  return intervals.find((name) => name === preferred) ?? intervals[0] ?? '1h'
}
