import { inArray } from 'drizzle-orm'
import type { Address } from 'viem'
import { findTokens } from '#network/explorer/queries/tokens.ts'
import type { Source } from '#network/explorer/source.ts'
import { addresses } from '#network/store/schema.ts'
import { type AddressReference, addressReference } from './addressReference.ts'
import { type TokenRecord, tokenRecord } from './tokenRecord.ts'

/** Looks up what the records of one answer mention, read with one query each for addresses and tokens. */
export type Directory = {
  address(hash: Address): AddressReference
  addressOrNull(hash: Address | null): AddressReference | null
  token(address: Address): TokenRecord | null
}

/** Reads all addresses and tokens an answer will mention. */
export async function readDirectory(
  { database, assets }: Source,
  mentioned: Iterable<Address | null | undefined>,
  mentionedTokens: Iterable<Address> = [],
): Promise<Directory> {
  const wanted = [...new Set(mentioned)].filter((address) => address != null)
  const wantedTokens = [...new Set(mentionedTokens)]
  const [addressRows, tokenRows, known] = await Promise.all([
    wanted.length === 0
      ? []
      : database
          .select({ address: addresses.address, name: addresses.name, isContract: addresses.isContract })
          .from(addresses)
          .where(inArray(addresses.address, wanted)),
    wantedTokens.length === 0 ? [] : findTokens(database, wantedTokens),
    assets(),
  ])
  const rows = new Map(addressRows.map((row) => [row.address, row]))
  const records = new Map(tokenRows.map((row) => [row.token.address, tokenRecord(row, known)]))
  const address = (hash: Address) => addressReference(hash, rows.get(hash))
  return {
    address,
    addressOrNull: (hash) => (hash === null ? null : address(hash)),
    token: (hash) => records.get(hash) ?? null,
  }
}
