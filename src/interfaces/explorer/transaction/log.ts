import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { addressParameterSchema } from '#interfaces/explorer/wire/addressParameter.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { type Aliases, known, record } from '#interfaces/explorer/wire/record.ts'
import { type Address, type Hash, hash, hexData, integer, timestamp } from '#lib/wire/shapes.ts'
import { decodedSchema } from './decoded.ts'

const logAliases = {
  transactionHash: ['tx_hash'],
  timestamp: ['block_timestamp'],
  emitter: ['address', 'address_hash'],
} satisfies Aliases

const topics = v.pipe(
  v.array(v.nullable(hexData)),
  // A log has four topics at most.
  v.transform((padded) => padded.filter((topic) => topic !== null).slice(0, 4)),
)

export const logSchema = record(
  {
    emitter: addressParameterSchema,
    index: known(integer),
    transactionHash: known(hash),
    blockNumber: known(integer),
    timestamp: known(timestamp),
    topics: v.fallback(topics, []),
    data: known(hexData),
    decoded: known(decodedSchema),
  },
  logAliases,
)

export type Log = v.InferOutput<typeof logSchema>

/** `GET /transactions/{transaction_hash}/logs`. */
export function transactionLogsQuery(transaction: Hash, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'transactionLogs', transaction, page],
    queryFn: ({ signal }) =>
      getPage(
        {
          path: `/transactions/${transaction}/logs`,
          row: logSchema,
          blockOf: ({ blockNumber }) => blockNumber,
          page,
        },
        signal,
      ),
  })
}

/** `GET /addresses/{address_hash}/logs`: the logs that the address emitted. */
export function addressLogsQuery(address: Address, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'addressLogs', address, page],
    queryFn: ({ signal }) => getPage({ path: `/addresses/${address}/logs`, row: logSchema, page }, signal),
  })
}
