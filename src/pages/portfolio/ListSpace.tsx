import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'

/** The rows of a portfolio list, whose space is reserved while it loads. */
export const listRows = 10

type ListSpaceProps = {
  /** How many lines the card of a row has on a phone: 5 for positions, with their results above them. */
  lines?: 2 | 5
}

/** A list of the portfolio that loads, as high as a full one. */
export function ListSpace({ lines = 2 }: ListSpaceProps) {
  return (
    <>
      {lines === 5 && <div className="h-34.25 border-b sm:h-21.25" />}
      <TableSkeleton rows={listRows} lines={lines} />
    </>
  )
}
