import type { ReactNode } from 'react'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'

/** The rows of a portfolio list, whose space is reserved while it loads. */
export const listRows = 10

type ListSpaceProps = {
  /** How many lines the card of a row has on a phone. */
  lines?: 2 | 3
  children?: ReactNode
}

/** A list of the portfolio. While it loads it has the height of a full list, then its own. */
export function ListSpace({ lines = 2, children }: ListSpaceProps) {
  return children ?? <TableSkeleton rows={listRows} lines={lines} />
}
