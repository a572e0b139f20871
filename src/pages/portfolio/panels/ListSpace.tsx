import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'

/** The rows of a portfolio list, whose space is reserved while it loads. */
export const listRows = 10

type ListSpaceProps = {
  /** How many lines the card of a row has on a phone. */
  lines?: 2 | 3
}

/** A list of the portfolio that loads, as high as a full one. */
export function ListSpace({ lines = 2 }: ListSpaceProps) {
  return <TableSkeleton rows={listRows} lines={lines} />
}
