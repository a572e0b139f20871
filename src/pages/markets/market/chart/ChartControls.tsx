import { getRouteApi, lazyRouteComponent, useNavigate } from '@tanstack/react-router'
import { Suspense, useId, useState } from 'react'
import { intervalSeconds } from '#domain/markets/prices/candles.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { Button } from '#ui/form/Button.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Select } from '#ui/form/Select.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import type { ChartOptionsProps, ChartSearch } from './ChartOptions.tsx'

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

type ChartControlsProps = {
  market: Market
  interval: string
  intervals: readonly string[]
  /** The range that is shown; undefined where it is as many candles as fit. */
  range: Range | undefined
}

const ranges = [
  { value: '1D', label: '1D', title: 'Show 1 day' },
  { value: '1W', label: '1W', title: 'Show 1 week' },
  { value: '1M', label: '1M', title: 'Show 1 month' },
  { value: 'all', label: 'All', title: 'Show all' },
] satisfies { value: Range | ''; label: string; title: string }[]

const units: Record<string, string> = { s: 'second', m: 'minute', h: 'hour', d: 'day', w: 'week' }

/** "15-minute candles" for `15m`. */
function intervalTitle(name: string): string {
  return `${name.slice(0, -1)}-${units[name.slice(-1)] ?? name.slice(-1)} candles`
}

/** The controls of the chart in one row: interval and range, and a button with the rest. All are in the URL. */
export function ChartControls({ market, interval, intervals, range }: ChartControlsProps) {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/markets/$poolAddress' })

  function set(change: ChartSearch) {
    return navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
  }

  const isPhone = useIsPhone()
  const intervalChoice = {
    label: 'Interval',
    value: interval,
    options: intervals.map((name) => ({ value: name, label: name, title: intervalTitle(name) })),
    onChange: (name: string) => set({ interval: name, range: undefined }),
  }
  const rangeChoice = (
    <Segmented
      label="Range"
      value={range ?? ''}
      options={ranges}
      onChange={(name) => name && set({ range: name, interval: intervalFor(name, intervals) })}
    />
  )
  return (
    <div className="flex items-center gap-2 border-b px-2 py-1.5 low:py-0.5">
      <div className="fading-ends relative flex -my-1.5 min-w-0 flex-1 gap-2 py-1.5 *:shrink-0">
        {isPhone ? (
          <>
            {rangeChoice}
            <Select {...intervalChoice} bare />
          </>
        ) : (
          <>
            <Segmented {...intervalChoice} />
            {rangeChoice}
          </>
        )}
      </div>
      <OptionsButton market={market} search={search} onChange={set} />
    </div>
  )
}

/** The code loads when the options are opened. */
const ChartOptions = lazyRouteComponent(() => import('./ChartOptions.tsx'), 'ChartOptions')

/** A button that opens the rarer choices of the chart below it. */
function OptionsButton(props: ChartOptionsProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" popoverTarget={id}>
        Options
      </Button>
      <div
        id={id}
        popover="auto"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        className="floating below-button w-88 max-w-[calc(100vw-2rem)] p-4"
      >
        {isOpen && (
          <Suspense fallback={<div className="h-48" />}>
            <ChartOptions {...props} />
          </Suspense>
        )}
      </div>
    </>
  )
}
