import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Segmented } from '#ui/form/Segmented.tsx'

const route = getRouteApi('/markets/$poolAddress')

type ChartControlsProps = { interval: string; intervals: readonly string[] }

/** How the chart is drawn: interval, value, scale and form. All of it is in the address. */
export function ChartControls({ interval, intervals }: ChartControlsProps) {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/markets/$poolAddress' })

  function set(change: Omit<typeof search, 'tab' | 'page' | 'side' | 'least' | 'trader'>) {
    return navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-b px-2 py-1.5">
      <Segmented
        label="Interval"
        value={interval}
        options={intervals.map((name) => ({ value: name, label: name }))}
        onChange={(name) => set({ interval: name })}
      />
      <span className="flex flex-wrap gap-1.5 sm:ml-auto sm:gap-2">
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
          value={search.scale ?? 'linear'}
          options={[
            { value: 'linear', label: 'Linear' },
            { value: 'log', label: 'Log' },
          ]}
          onChange={(scale) => set({ scale: scale === 'log' ? scale : undefined })}
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
