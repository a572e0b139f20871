import { getRouteApi, lazyRouteComponent, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { intervalSeconds } from '#domain/markets/prices/candles.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Button } from '#ui/form/Button.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'

const route = getRouteApi('/markets/$poolAddress')

const day = 86_400

/** The ranges of the chart in seconds; null is everything. */
export const rangeSeconds = { '1D': day, '1W': 7 * day, '1M': 30 * day, all: Number.MAX_SAFE_INTEGER }

type Range = keyof typeof rangeSeconds

/** The most candles in a range; the smallest interval that stays below it is used. */
const mostCandles = 200

function intervalFor(range: Range, intervals: readonly string[]): string | undefined {
  const bySize = intervals.toSorted((a, b) => (intervalSeconds(a) ?? 0) - (intervalSeconds(b) ?? 0))
  const fits = (name: string) => rangeSeconds[range] / (intervalSeconds(name) ?? 1) <= mostCandles
  return bySize.find(fits) ?? bySize.at(-1)
}

type ChartControlsProps = { market: Market; interval: string; intervals: readonly string[] }

const ranges = [
  { value: '1D', label: '1D' },
  { value: '1W', label: '1W' },
  { value: '1M', label: '1M' },
  { value: 'all', label: 'All' },
] satisfies { value: Range | ''; label: string }[]

/** The controls of the chart: interval, value, scale and form, all in the URL. */
export function ChartControls({ market, interval, intervals }: ChartControlsProps) {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/markets/$poolAddress' })

  function set(change: Omit<typeof search, 'tab' | 'page' | 'side' | 'least' | 'trader'>) {
    return navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
  }

  return (
    <div className="fading-ends relative scrollbar-none flex items-center gap-2 border-b px-2 py-1.5 max-sm:*:shrink-0 max-sm:overflow-x-auto sm:flex-wrap">
      <Segmented
        label="Interval"
        value={interval}
        options={intervals.map((name) => ({ value: name, label: name }))}
        onChange={(name) => set({ interval: name, range: undefined })}
      />
      <Segmented
        label="Range"
        value={search.range ?? ''}
        options={ranges}
        onChange={(name) => name && set({ range: name, interval: intervalFor(name, intervals) })}
      />
      <span className="flex gap-2 sm:flex-wrap">
        <Segmented
          label="Value"
          value={search.unit ?? 'price'}
          options={[
            { value: 'price', label: 'Price' },
            { value: 'market-cap', label: 'Diluted cap' },
          ]}
          onChange={(unit) => set({ unit: unit === 'market-cap' ? unit : undefined })}
        />
        <Segmented
          label="Scale"
          value={search.compare ? 'percent' : (search.scale ?? 'linear')}
          disabled={search.compare !== undefined}
          options={[
            { value: 'linear', label: 'Linear' },
            { value: 'log', label: 'Log' },
            { value: 'percent', label: '%' },
          ]}
          onChange={(scale) => set({ scale: scale === 'linear' ? undefined : scale })}
        />
        <Segmented
          label="Line"
          value={search.line ?? 'none'}
          options={[
            { value: 'none', label: 'No line' },
            { value: 'ema', label: 'EMA 20' },
            { value: 'vwap', label: 'VWAP' },
          ]}
          onChange={(line) => set({ line: line === 'none' ? undefined : line })}
        />
        <CompareChoice
          market={market}
          chosen={search.compare ?? null}
          onChange={(compare) => set({ compare: compare ?? undefined })}
        />
        <Segmented
          label="Times"
          value={search.time ?? 'utc'}
          options={[
            { value: 'utc', label: 'UTC' },
            { value: 'local', label: 'Local' },
          ]}
          onChange={(time) => set({ time: time === 'local' ? time : undefined })}
        />
        <Segmented
          label="View"
          value={search.chart ?? 'chart'}
          options={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
          onChange={(chart) => set({ chart: chart === 'table' ? chart : undefined })}
        />
      </span>
    </div>
  )
}

/** The code loads when a comparison is requested. */
const CompareSelect = lazyRouteComponent(() => import('./CompareSelect.tsx'), 'CompareSelect')

type CompareChoiceProps = {
  market: Market
  /** The pool of the other market. */
  chosen: Address | null
  onChange: (pool: Address | null) => void
}

/** A button that opens the choice of a market to compare with. */
function CompareChoice(props: CompareChoiceProps) {
  const [isOpen, setIsOpen] = useState(props.chosen !== null)
  if (!isOpen)
    return (
      <Button size="small" tone="quiet" onClick={() => setIsOpen(true)}>
        Compare
      </Button>
    )
  return (
    <Suspense fallback={<span className="h-8 w-32" />}>
      <CompareSelect {...props} />
    </Suspense>
  )
}
