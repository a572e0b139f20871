import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { type Aliases, known, record } from '#interfaces/explorer/wire/record.ts'
import { type Address, baseUnits, integer, timestamp } from '#lib/wire/shapes.ts'

const coinBalanceAliases = {
  timestamp: ['block_timestamp'],
  balance: ['value'],
} satisfies Aliases

export const coinBalanceSchema = record(
  {
    blockNumber: integer,
    timestamp: known(timestamp),
    /** Wei, with its sign: the change by the whole block. The explorer names one of its transactions, which may not be the only one. */
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
