import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { type Aliases, known, record } from '#interfaces/explorer/wire/record.ts'
import { type Address, baseUnits, hash, integer, timestamp } from '#lib/wire/shapes.ts'

const coinBalanceAliases = {
  transactionHash: ['tx_hash'],
  timestamp: ['block_timestamp'],
  balance: ['value'],
} satisfies Aliases

export const coinBalanceSchema = record(
  {
    blockNumber: integer,
    timestamp: known(timestamp),
    /** Null when no transaction of the address changed the balance, as with a reward or an internal transfer. */
    transactionHash: known(hash),
    /** Wei, with its sign. */
    delta: known(baseUnits),
    /** Wei after the block. */
    balance: known(baseUnits),
  },
  coinBalanceAliases,
)

export type CoinBalance = v.InferOutput<typeof coinBalanceSchema>

/** `GET /addresses/{address_hash}/coin-balance-history`, newest first. */
export function coinBalancesQuery(address: Address, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'coinBalances', address, page],
    queryFn: ({ signal }) =>
      getPage(
        {
          path: `/addresses/${address}/coin-balance-history`,
          row: coinBalanceSchema,
          keyOf: ({ blockNumber }) => `${blockNumber}`,
          page,
        },
        signal,
      ),
  })
}
