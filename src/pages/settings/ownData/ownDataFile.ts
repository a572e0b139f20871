import * as v from 'valibot'
import { type BookEntry, bookEntrySchema } from '#lib/browser/storage/addressBook.ts'
import { type OwnAbi, ownAbiSchema } from '#lib/browser/storage/ownAbis.ts'
import { integer, lenientList } from '#lib/wire/shapes.ts'

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

/** Reads a file of `writeOwnData`. Skips entries that cannot be read and counts them in `dropped`. */
export function readOwnData(text: string): OwnDataReading {
  if (text.length > longest) return { problem: 'This file is too large.' }
  try {
    const result = v.safeParse(fileSchema, JSON.parse(text))
    if (!result.success) return { problem: 'This is not a file of labels that Tideline exported.' }
    const { chainId, addresses, abis } = result.output
    const dropped = addresses.dropped + abis.dropped
    return { chainId, addresses: addresses.rows, abis: abis.rows, dropped }
  } catch {
    return { problem: 'This file is not JSON.' }
  }
}
