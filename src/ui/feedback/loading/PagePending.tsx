import type { ReactNode } from 'react'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'

type PagePendingProps = {
  /** `market`: figures, a chart, and a panel beside it. `record`: the explorer's navigation, a summary, tabs. */
  shape?: 'list' | 'market' | 'record'
  /** What the address of the page tells already of its head. */
  head?: ReactNode
}

/** Shown while a page takes long to load, in the shape it will have: the chart and the trade of a market in their heights. */
export function PagePending({ shape = 'list', head }: PagePendingProps) {
  const isMarket = shape === 'market'
  return (
    <div className="grid gap-4">
      {shape === 'record' && <div className="h-5" />}
      {head ?? <div className="h-9 w-64 animate-pulse rounded-md bg-raised" />}
      {shape !== 'list' && <div className="h-14 max-w-xl animate-pulse rounded-md bg-raised" />}
      <div className={isMarket ? 'market-columns' : ''}>
        <div
          className={`rounded-lg border bg-surface ${isMarket ? 'chart-height box-content pt-11.25' : ''}`}
        >
          <Skeleton rows={8} />
        </div>
        {isMarket && <div className="h-107 rounded-lg border bg-surface max-lg:hidden" />}
      </div>
    </div>
  )
}

export const RecordPending = () => <PagePending shape="record" />
