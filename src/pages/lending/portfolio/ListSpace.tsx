import type { ReactNode } from 'react'
import { TableSkeleton } from '#ui/feedback/TableSkeleton.tsx'

/** How many rows a list of the portfolio shows, and keeps free while it waits or when it has fewer. */
export const listRows = 10

/** Keeps the height of a full list free, so that nothing moves when rows arrive. */
export function ListSpace({ children }: { children?: ReactNode }) {
  return <div className="min-h-98">{children ?? <TableSkeleton rows={listRows} />}</div>
}
