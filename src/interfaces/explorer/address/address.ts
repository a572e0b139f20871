import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { addressNameEntries, notesOf, tagsOf, withBestName } from '#interfaces/explorer/wire/addressNames.ts'
import { get } from '#interfaces/explorer/wire/explorerClient.ts'
import { type Aliases, known, record } from '#interfaces/explorer/wire/record.ts'
import {
  type Address,
  address,
  baseUnits,
  decimal,
  hash,
  integer,
  lenientList,
  text,
} from '#lib/wire/shapes.ts'

const implementationAliases = { address: ['address_hash'] } satisfies Aliases

const addressAliases = {
  address: ['hash', 'address_hash'],
  isScam: ['is_scam_token'],
  balance: ['coin_balance'],
  balanceBlock: ['block_number_balance_updated_at'],
  creator: ['creator_address_hash', 'creator_hash'],
  creationTransaction: ['creation_transaction_hash', 'creation_tx_hash'],
  transactionsCount: ['transaction_count', 'tx_count'],
} satisfies Aliases

const countersAliases = { gasUsed: ['gas_usage_count'] } satisfies Aliases

/** An implementation of a proxy, as explorers send it. */
export const implementationSchema = record({ address, name: known(text) }, implementationAliases)

export const addressSchema = v.pipe(
  record(
    {
      address,
      ...addressNameEntries,
      /** The contracts whose code a proxy or a delegating account runs; several for a diamond. */
      implementations: known(lenientList(implementationSchema)),
      implementationAddress: known(address),
      implementationName: known(text),
      /** Wei at `balanceBlock`; null when the explorer has not read it. */
      balance: known(baseUnits),
      balanceBlock: known(integer),
      /** USD for one native coin. */
      exchangeRate: known(decimal),
      creator: known(address),
      creationTransaction: known(hash),
      /** `success`, `failed`, or `selfdestructed`; null when the explorer does not say. */
      creationStatus: known(text),
      /** Set when the address is a token's contract. */
      token: known(tokenSchema),
      transactionsCount: known(integer),
      tokenTransfersCount: known(integer),
    },
    addressAliases,
  ),
  v.transform(({ implementations, implementationAddress, implementationName, ...wire }) => ({
    ...withBestName(wire),
    tags: tagsOf(wire),
    notes: notesOf(wire),
    implementations:
      implementations?.rows ??
      (implementationAddress ? [{ address: implementationAddress, name: implementationName }] : []),
  })),
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

/** `GET /addresses/{address_hash}/counters`. The explorer may cache them. */
export function countersQuery(id: Address) {
  return queryOptions({
    queryKey: ['explorer', 'counters', id],
    queryFn: ({ signal }) => get(`/addresses/${id}/counters`, countersSchema, {}, signal),
  })
}

/** Rows of an address's lists, counted up to a limit: Blockscout stops at 51. Null where the explorer does not say. */
const tabCountersSchema = record({
  tokenBalancesCount: known(integer),
  logsCount: known(integer),
  internalTransactionsCount: known(integer),
})

/** `GET /addresses/{address_hash}/tabs-counters`. */
export function tabCountersQuery(id: Address) {
  return queryOptions({
    queryKey: ['explorer', 'tabCounters', id],
    queryFn: ({ signal }) => get(`/addresses/${id}/tabs-counters`, tabCountersSchema, {}, signal),
  })
}
