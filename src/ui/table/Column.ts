import type { ReactNode } from 'react'
import type { Decimal } from '#lib/numbers/decimal.ts'

export type SortDirection = 'ascending' | 'descending'

/**
 * Which line of a card, and at which side. Most cards have a top and a bottom only. The cells of the grid stand below the
 * top, up to four in a line, each below its label, so that those of one card are below those of another.
 */
export type CardPlace = 'top' | 'top end' | 'grid' | 'bottom' | 'bottom end' | 'foot' | 'foot end' | 'actions'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Its share of the table's width: about as many rem as its content needs. 7 when left out. */
  width?: number
  /** `end` for numbers. */
  align?: 'end'
  /**
   * The unit of its numbers. A table shows it in the header, a card beside each number. Empty where the row already names
   * the unit: then it is shown nowhere else.
   */
  unit?: () => string
  /** What its `Amount`s show, all in one unit: they get one number of decimals in all rows. */
  amount?: (row: Row) => Decimal | null
  /** The same of its `Money`. */
  dollars?: (row: Row) => Decimal | null
  /** Its cells are times: a click on the header switches between ages, local times and UTC. */
  time?: true
  /** Its buttons stand in the middle of rows with two lines. */
  middle?: true
  /** Tells of the whole that a row is a part of. Where the row above is a part of the same it is left out. */
  ofWhole?: true
  /** Its content wraps instead of being cut. */
  wrap?: boolean
  /** In a narrow panel 3 is hidden first, then 2; 1 is always shown. Cards show all of them. */
  importance?: 1 | 2 | 3
  /** A sentence about the column. */
  help?: string
  sort?: { direction: SortDirection | null; onSort: () => void }
  /**
   * Where the cell stands in the card that a row becomes on a phone: by default at the bottom. `null` leaves it out,
   * which is only for what the row's link leads to.
   */
  card?: CardPlace | null
  /** Shown before the value in a card, where the value does not say what it is. */
  cardLabel?: string
  /** Short in every row, such as a hash, an age or an icon. A card never cuts it. */
  firm?: true
  /** Shown in cards only, for what a table shows in more columns than a card has room for. */
  cardOnly?: true
}
