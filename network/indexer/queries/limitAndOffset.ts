import { userInputError } from './userInput.ts'

export const defaultLimit = 50
export const maximumLimit = 1_000
const maximumOffset = 100_000

export type PageArguments = { limit?: number | null; offset?: number | null }

/** Rows to answer: 1 to 1,000, and 50 by default. */
export function readLimit(limit: number | null | undefined): number {
  const value = limit ?? defaultLimit
  if (value < 1 || value > maximumLimit) throw userInputError(`limit must be from 1 to ${maximumLimit}.`)
  return value
}

/** Rows to answer, and up to 100,000 rows to skip. */
export function readPage({ limit, offset }: PageArguments): { limit: number; offset: number } {
  const skipped = offset ?? 0
  if (skipped < 0 || skipped > maximumOffset)
    throw userInputError(`offset must be from 0 to ${maximumOffset}.`)
  return { limit: readLimit(limit), offset: skipped }
}
