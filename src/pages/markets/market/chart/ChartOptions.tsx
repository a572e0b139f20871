import type { ReactNode } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Segmented } from '#ui/form/Segmented.tsx'
import { CompareSelect } from './CompareSelect.tsx'

/** What the URL says of the chart. */
export type ChartSearch = {
  interval?: string | undefined
  unit?: 'market-cap' | undefined
  scale?: 'log' | 'percent' | undefined
  range?: '1D' | '1W' | '1M' | 'all' | undefined
  line?: 'ema' | 'vwap' | undefined
  /** The pool of the compared market. */
  compare?: Address | undefined
  time?: 'local' | undefined
  chart?: 'table' | undefined
}

export type ChartOptionsProps = {
  market: Market
  search: ChartSearch
  onChange: (change: ChartSearch) => void
}

/** The rarer choices of the chart: its form, what it shows, how prices are spaced, a line, another market, the zone of its times. */
export function ChartOptions({ market, search, onChange }: ChartOptionsProps) {
  return (
    <div className="grid gap-2">
      <Option label="View">
        <Segmented
          label="View"
          value={search.chart ?? 'chart'}
          options={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
          onChange={(chart) => onChange({ chart: chart === 'table' ? chart : undefined })}
        />
      </Option>
      <Option label="Value">
        <Segmented
          label="Value"
          value={search.unit ?? 'price'}
          options={[
            { value: 'price', label: 'Price' },
            { value: 'market-cap', label: 'Diluted cap' },
          ]}
          onChange={(unit) => onChange({ unit: unit === 'market-cap' ? unit : undefined })}
        />
      </Option>
      <Option label="Scale">
        <Segmented
          label="Scale"
          value={search.compare ? 'percent' : (search.scale ?? 'linear')}
          disabled={search.compare !== undefined}
          options={[
            { value: 'linear', label: 'Linear' },
            { value: 'log', label: 'Log' },
            { value: 'percent', label: '%' },
          ]}
          onChange={(scale) => onChange({ scale: scale === 'linear' ? undefined : scale })}
        />
      </Option>
      <Option label="Line">
        <Segmented
          label="Line"
          value={search.line ?? 'none'}
          options={[
            { value: 'none', label: 'No line' },
            { value: 'ema', label: 'EMA 20' },
            { value: 'vwap', label: 'VWAP' },
          ]}
          onChange={(line) => onChange({ line: line === 'none' ? undefined : line })}
        />
      </Option>
      <Option label="Compare">
        <CompareSelect
          market={market}
          chosen={search.compare ?? null}
          onChange={(compare) => onChange({ compare: compare ?? undefined })}
        />
      </Option>
      <Option label="Times">
        <Segmented
          label="Times"
          value={search.time ?? 'utc'}
          options={[
            { value: 'utc', label: 'UTC' },
            { value: 'local', label: 'Local' },
          ]}
          onChange={(time) => onChange({ time: time === 'local' ? time : undefined })}
        />
      </Option>
    </div>
  )
}

function Option({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-3">
      <span className="text-xs text-muted" aria-hidden>
        {label}
      </span>
      {children}
    </div>
  )
}
