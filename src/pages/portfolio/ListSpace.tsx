import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'

/** The rows of a portfolio list, whose space is reserved while it loads. */
export const listRows = 10

type ListSpaceProps = {
  /** Whether results stand above it, as above positions. */
  hasResults?: boolean
}

/** A list of the portfolio that loads, as high as a full one. */
export function ListSpace({ hasResults = false }: ListSpaceProps) {
  return (
    <>
      {hasResults && <div className="h-34.25 border-b sm:h-21.25" />}
      <TableSkeleton rows={listRows} />
    </>
  )
}
