import { Skeleton } from './Skeleton.tsx'

type TableSkeletonProps = {
  /** How many rows it keeps free. */
  rows?: number
  /** How many lines the card of a row has on a phone. */
  lines?: 2 | 3
}

/** Keeps the space of a table that is loading: its head and rows, or its cards on a phone. */
export function TableSkeleton({ rows = 10, lines = 2 }: TableSkeletonProps) {
  return (
    <div className={lines === 2 ? 'max-sm:[--row-height:65px]' : 'max-sm:[--row-height:89px]'}>
      <div className="h-8 border-b bg-raised max-sm:hidden" />
      <Skeleton rows={rows} />
    </div>
  )
}
