import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { movesCoins } from '#domain/explorer/movesCoins.ts'
import { isInDirection } from '#interfaces/explorer/address/direction.ts'
import { addressParameterSchema } from '#interfaces/explorer/wire/addressParameter.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { type Aliases, known, record } from '#interfaces/explorer/wire/record.ts'
import { type Address, baseUnits, type Hash, hash, integer, text, timestamp } from '#lib/wire/shapes.ts'

const internalTransactionAliases = {
  transactionHash: ['tx_hash'],
  blockNumber: ['block'],
} satisfies Aliases

const wireSchema = record(
  {
    transactionHash: known(hash),
    blockNumber: known(integer),
    index: known(integer),
    timestamp: known(timestamp),
    /** `call`, `delegatecall`, `create`, … */
    type: known(text),
    /** The function that it calls, or its selector; few explorers send it. */
    method: known(text),
    success: known(v.boolean()),
    error: known(text),
    from: addressParameterSchema,
    to: known(addressParameterSchema),
    createdContract: known(addressParameterSchema),
    /** Wei that the call moved. */
    value: known(baseUnits),
    gasLimit: known(baseUnits),
  },
  internalTransactionAliases,
)

/** Explorers repeat in a delegated call the value of the call around it, which moved once. */
export const internalTransactionSchema = v.pipe(
  wireSchema,
  v.transform((call) => (movesCoins(call.type) ? call : { ...call, value: 0n })),
)

export type InternalTransaction = v.InferOutput<typeof internalTransactionSchema>

/** `GET /transactions/{transaction_hash}/internal-transactions`. */
export function transactionInternalTransactionsQuery(transaction: Hash, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'transactionInternalTransactions', transaction, page],
    queryFn: ({ signal }) =>
      getPage(
        {
          path: `/transactions/${transaction}/internal-transactions`,
          row: internalTransactionSchema,
          blockOf: ({ blockNumber }) => blockNumber,
          page,
        },
        signal,
      ),
  })
}

/** `GET /addresses/{address_hash}/internal-transactions`. */
export function addressInternalTransactionsQuery(address: Address, filter?: 'to' | 'from', page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'addressInternalTransactions', address, filter, page],
    queryFn: ({ signal }) =>
      getPage(
        {
          path: `/addresses/${address}/internal-transactions`,
          row: internalTransactionSchema,
          filters: { filter },
          passes: { filter: isInDirection(address, filter) },
          page,
        },
        signal,
      ),
  })
}
