import { queryOptions } from '@tanstack/react-query'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { transactionSchema } from './transaction.ts'

/**
 * `GET /addresses/{address_hash}/transactions` in the order of the chain. An explorer without that order sends the newest
 * first.
 */
export function oldestTransactionsQuery(address: Address) {
  return queryOptions({
    queryKey: ['explorer', 'oldestTransactions', address],
    queryFn: ({ signal }) =>
      getPage(
        {
          path: `/addresses/${address}/transactions`,
          row: transactionSchema,
          filters: { sort: 'block_number', order: 'asc' },
        },
        signal,
      ),
    staleTime: 60_000,
  })
}
