import type { Address } from '#lib/wire/shapes.ts'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { type ListName, rememberedLength } from './listLengths.ts'

/** The rows of a portfolio list, whose space is reserved while it loads. */
export const listRows = 10

type ListSpaceProps = {
  /** The address and the list of it whose length may be remembered. */
  of?: Address
  list?: ListName
  /** Whether results stand above it, as above positions. */
  hasResults?: boolean
}

/** A list of the portfolio that loads, as high as it was when it was seen last, else as a full one. */
export function ListSpace({ of, list, hasResults = false }: ListSpaceProps) {
  return (
    <>
      {hasResults && <div className="h-34.25 border-b sm:h-21.25" />}
      <TableSkeleton rows={(of && list && rememberedLength(of, list)) ?? listRows} />
    </>
  )
}
