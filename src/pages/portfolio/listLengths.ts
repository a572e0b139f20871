import { useEffect } from 'react'
import * as v from 'valibot'
import { stored } from '#lib/browser/storage.ts'
import type { Address } from '#lib/wire/shapes.ts'

export type ListName = 'positions' | 'tokens'

/** The rows that the lists of the portfolio seen last had, with the lines below them, to reserve their space the next time. */
const lengths = stored(
  'listLengths',
  v.object({ of: v.string(), positions: v.optional(v.number()), tokens: v.optional(v.number()) }),
  { of: '' },
)

/** The rows that a list of an address had when it was seen last; undefined for any other address. */
export function rememberedLength(of: Address, list: ListName): number | undefined {
  const last = lengths.read()
  return last.of === of ? last[list] : undefined
}

/** Remembers the rows of a list; null while they are not known. */
export function useRememberLength(of: Address, list: ListName, rows: number | null): void {
  useEffect(() => {
    if (rows === null || rememberedLength(of, list) === rows) return
    const last = lengths.read()
    lengths.write({ ...(last.of === of ? last : {}), of, [list]: rows })
  }, [of, list, rows])
}
