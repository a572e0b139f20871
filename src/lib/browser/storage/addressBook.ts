import * as v from 'valibot'
import { type Address, address, lenientList, text } from '#lib/wire/shapes.ts'
import { ownLabels } from './ownLabels.ts'
import { storedByChain } from './storedByChain.ts'

export const longestLabel = 60
/** The most addresses that the book holds. */
export const mostEntries = 1_000

/** What the user noted about an address: a name of their own, empty for none, and whether they watch it. */
export const bookEntrySchema = v.object({
  address,
  label: v.pipe(v.string(), v.maxLength(longestLabel), text),
  isWatched: v.fallback(v.boolean(), false),
})

export type BookEntry = v.InferOutput<typeof bookEntrySchema>

const schema = v.pipe(
  lenientList(bookEntrySchema),
  v.transform(({ rows }): readonly BookEntry[] => rows.slice(0, mostEntries)),
)

/** The user's own labels and watched addresses of this network, in this browser only. The newest comes first. */
export const addressBook = storedByChain('addresses', schema, [])

/** The entry of an address; undefined without one. */
export function bookEntry(id: Address): BookEntry | undefined {
  return addressBook()
    .read()
    .find((each) => each.address === id)
}

/**
 * Replaces entries of the book. One without a label that is not watched is removed. False, with nothing changed, when
 * there is no room for all of them.
 */
export function setBookEntries(entries: readonly BookEntry[]): boolean {
  const changed = new Map(entries.map((each) => [each.address, each]))
  const kept = [...changed.values()].filter(({ label, isWatched }) => label !== '' || isWatched)
  const others = addressBook()
    .read()
    .filter((each) => !changed.has(each.address))
  const all = [...kept, ...others]
  if (all.length > mostEntries) return false
  addressBook().write(all)
  const labelled = all.filter(({ label }) => label !== '')
  ownLabels().write(Object.fromEntries(labelled.map(({ address: id, label }) => [id, label])))
  return true
}
