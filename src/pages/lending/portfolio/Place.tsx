import type { ReactNode } from 'react'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** How many rows a list of the portfolio shows, and keeps free while it waits or when it has fewer. */
export const listRows = 10

/** The room of a full list: what comes in, early or late or never, moves nothing else. */
export function Place({ children }: { children?: ReactNode }) {
  return <div className="min-h-98">{children ?? <Skeleton rows={listRows} />}</div>
}
