import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { intervalSeconds } from '#domain/markets/candles.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { config } from '#lib/browser/config.ts'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Candles } from './Candles.tsx'

const route = getRouteApi('/markets/$poolAddress')

type PriceChartProps = { market: Market }

/** The price of a market over time; how it is drawn stands in the address. */
export function PriceChart({ market }: PriceChartProps) {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/markets/$poolAddress' })
  const intervals = config().indexer.candleIntervals.filter((name) => intervalSeconds(name) !== null)
  const asked = search.interval && intervals.includes(search.interval) ? search.interval : undefined
  const interval = asked ?? fittingInterval(market.createdAt, intervals)

  function set(change: Omit<typeof search, 'tab' | 'page'>) {
    return navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
  }

  return (
    <Panel title="Price chart" source="indexer" bare>
      <div className="flex flex-wrap items-center gap-2 border-b px-2 py-1.5">
        <Segmented
          label="Interval"
          value={interval}
          options={intervals.map((name) => ({ value: name, label: name }))}
          onChange={(name) => set({ interval: name })}
        />
        <span className="flex flex-wrap gap-2 sm:ml-auto">
          <Segmented
            label="Value"
            value={search.unit ?? 'price'}
            options={[
              { value: 'price', label: 'Price' },
              { value: 'market-cap', label: 'Cap' },
            ]}
            onChange={(unit) => set({ unit: unit === 'market-cap' ? unit : undefined })}
          />
          <Segmented
            label="Scale"
            value={search.scale ?? 'linear'}
            options={[
              { value: 'linear', label: 'Lin' },
              { value: 'log', label: 'Log' },
            ]}
            onChange={(scale) => set({ scale: scale === 'log' ? scale : undefined })}
          />
          <Segmented
            label="Form"
            value={search.chart ?? 'chart'}
            options={[
              { value: 'chart', label: 'Chart' },
              { value: 'table', label: 'Table' },
            ]}
            onChange={(chart) => set({ chart: chart === 'table' ? chart : undefined })}
          />
        </span>
      </div>
      <Suspense fallback={<ChartPlace />}>
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

/** The place of the chart, in its final size. */
function ChartPlace() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className="grid h-114 place-items-center text-sm text-faint">
      {late && 'Loading candles'}
    </div>
  )
}

/** Minutes for a market of hours, quarters for one of days, hours for older ones. */
function fittingInterval(createdAt: Date | null, intervals: readonly string[]): string {
  const hours = createdAt === null ? Number.POSITIVE_INFINITY : (Date.now() - createdAt.getTime()) / 3_600_000
  const wish = hours < 6 ? '1m' : hours < 24 * 3 ? '15m' : '1h'
  return intervals.find((name) => name === wish) ?? intervals[0] ?? '1h'
}
