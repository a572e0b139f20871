import type { ReactNode } from 'react'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'

/** How many rows a list of the portfolio shows, and keeps free while it waits. */
export const listRows = 10

type ListSpaceProps = {
  /** How many lines the card of a row has on a phone. */
  lines?: 2 | 3
  children?: ReactNode
}

/** A list of the portfolio: the height of a full one while it waits, and what it needs when it is there. */
export function ListSpace({ lines = 2, children }: ListSpaceProps) {
  return children ?? <TableSkeleton rows={listRows} lines={lines} />
}
