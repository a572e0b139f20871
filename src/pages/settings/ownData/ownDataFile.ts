import * as v from 'valibot'
import { type BookEntry, bookEntrySchema } from '#lib/browser/storage/addressBook.ts'
import { type OwnAbi, ownAbiSchema } from '#lib/browser/storage/ownAbis.ts'
import { type Address, integer, lenientList } from '#lib/wire/shapes.ts'

/** The user's labels, watched addresses and ABIs for one network. */
export type OwnData = { chainId: number; addresses: readonly BookEntry[]; abis: readonly OwnAbi[] }

export type OwnDataReading = (OwnData & { dropped: number; problem?: undefined }) | { problem: string }

const version = 1
const longest = 5_000_000

const fileSchema = v.object({
  tideline: v.literal(version),
  chainId: integer,
  addresses: v.optional(lenientList(bookEntrySchema), []),
  abis: v.optional(lenientList(ownAbiSchema), []),
})

/** The text of the file that holds the user's labels, watched addresses and ABIs. */
export function writeOwnData({ chainId, addresses, abis }: OwnData): string {
  return `${JSON.stringify({ tideline: version, chainId, addresses, abis }, null, 2)}\n`
}

/**
 * Reads a file of `writeOwnData`. Skips entries that cannot be read, that say nothing and that repeat an address, and
 * counts them in `dropped`.
 */
export function readOwnData(text: string): OwnDataReading {
  if (text.length > longest) return { problem: 'This file is too large.' }
  try {
    const result = v.safeParse(fileSchema, JSON.parse(text))
    if (!result.success) return { problem: 'This is not a file of labels that Tideline exported.' }
    const { chainId, addresses, abis } = result.output
    const book = addresses.rows.filter(({ label, isWatched }) => label !== '' || isWatched)
    const own = { addresses: firstOfEach(book), abis: firstOfEach(abis.rows) }
    const rows = addresses.rows.length + addresses.dropped + abis.rows.length + abis.dropped
    return { chainId, ...own, dropped: rows - own.addresses.length - own.abis.length }
  } catch {
    return { problem: 'This file is not JSON.' }
  }
}

function firstOfEach<Entry extends { address: Address }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.toReversed().map((each) => [each.address, each])).values()].toReversed()
}
