import type { Address } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { type AddressReference, addressReference } from './addressReference.ts'
import { type TokenRecord, tokenRecord } from './tokenRecord.ts'

/** The addresses and tokens that the records of one answer mention. */
export type References = {
  address(hash: Address): AddressReference
  addressOrNull(hash: Address | null): AddressReference | null
  token(address: Address): TokenRecord | null
}

/** Loads all addresses and tokens that an answer will mention, each of them once. */
export async function loadReferences(
  { known, assets }: DataSources,
  mentioned: Iterable<Address | null | undefined>,
  mentionedTokens: Iterable<Address> = [],
): Promise<References> {
  const wantedTokens = [...new Set(mentionedTokens)]
  const [addresses, tokens, priced] = await Promise.all([
    known.addresses([...new Set(mentioned)].filter((address) => address != null)),
    known.tokens(wantedTokens),
    assets(),
  ])
  const records = new Map<Address, TokenRecord>()
  for (const address of wantedTokens) {
    const row = tokens.get(address)
    if (row) records.set(address, tokenRecord(row, priced))
  }
  const address = (hash: Address) => addressReference(hash, addresses.get(hash) ?? undefined)
  return {
    address,
    addressOrNull: (hash) => (hash === null ? null : address(hash)),
    token: (hash) => records.get(hash) ?? null,
  }
}
