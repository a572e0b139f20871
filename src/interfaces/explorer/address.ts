import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Address, address, baseUnits, hash, integer, text } from '#lib/wire/shapes.ts'
import { addressAliases, countersAliases } from './aliases.ts'
import { get } from './client.ts'
import { known, record } from './record.ts'
import { tokenSchema } from './token.ts'

export const addressSchema = record(
  {
    address,
    name: known(text),
    isContract: known(v.boolean()),
    isVerified: known(v.boolean()),
    isScam: known(v.boolean()),
    /** Wei at `balanceBlock`; null when the explorer never asked for it. */
    balance: known(baseUnits),
    balanceBlock: known(integer),
    creator: known(address),
    creationTransaction: known(hash),
    /** Set when the address is a token's contract. */
    token: known(tokenSchema),
    transactionsCount: known(integer),
    tokenTransfersCount: known(integer),
  },
  addressAliases,
)

export type AddressRecord = v.InferOutput<typeof addressSchema>

/** `GET /addresses/{address_hash}`. Old servers do not know an address that was never used: not found. */
export function addressQuery(id: Address) {
  return queryOptions({
    queryKey: ['explorer', 'address', id],
    queryFn: ({ signal }) => get(`/addresses/${id}`, addressSchema, {}, signal),
  })
}

export const countersSchema = record(
  { transactionsCount: known(integer), tokenTransfersCount: known(integer), gasUsed: known(baseUnits) },
  countersAliases,
)

/** `GET /addresses/{address_hash}/counters`. The explorer may keep them for a while. */
export function countersQuery(id: Address) {
  return queryOptions({
    queryKey: ['explorer', 'counters', id],
    queryFn: ({ signal }) => get(`/addresses/${id}/counters`, countersSchema, {}, signal),
  })
}
