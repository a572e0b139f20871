import { createContext } from 'react'

/**
 * How many decimals amounts and dollars have; each by its own size where it is left out. `isShort`: in a card all have the
 * short form, because one is too long for another.
 */
export type Places = {
  amount?: number | undefined
  dollars?: number | undefined
  isShort?: boolean | undefined
}

/** The decimals of the column of a table that a figure stands in: all rows have the same number. */
export const ColumnPlaces = createContext<Places>({})
