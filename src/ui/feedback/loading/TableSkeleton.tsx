import { Skeleton } from './Skeleton.tsx'

type TableSkeletonProps = {
  /** The number of rows. */
  rows?: number
  /** How many lines the card of a row has on a phone. */
  lines?: 2 | 3
  /** Rows have a second line on a wide page, and buttons, also on a phone. */
  tall?: boolean
}

/** Keeps the space of a table that is loading: its head and rows, or its cards on a phone. */
export function TableSkeleton({ rows = 10, lines = 2, tall = false }: TableSkeletonProps) {
  const card = lines === 2 ? 'max-sm:[--row-height:65px]' : 'max-sm:[--row-height:89px]'
  const tallCard = lines === 2 ? 'max-sm:[--row-height:103px]' : 'max-sm:[--row-height:108px]'
  return (
    <div className={tall ? `[--row-height:52px] ${tallCard}` : card}>
      <div className="h-8 border-b bg-raised max-sm:hidden" />
      <Skeleton rows={rows} />
    </div>
  )
}
