import { queryOptions } from '@tanstack/react-query'
import { isInDirection } from '#interfaces/explorer/address/direction.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import { finalBlock, transactionSchema } from './transaction.ts'

/** `GET /blocks/{block_number_or_hash}/transactions`. */
export function blockTransactionsQuery(block: number | Hash, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'blockTransactions', block, page],
    queryFn: ({ signal }) =>
      getPage(
        { path: `/blocks/${block}/transactions`, row: transactionSchema, blockOf: finalBlock, page },
        signal,
      ),
  })
}

/** `GET /addresses/{address_hash}/transactions`; pending ones come first on some servers. */
export function addressTransactionsQuery(address: Address, filter?: 'to' | 'from', page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'addressTransactions', address, filter, page],
    queryFn: ({ signal }) =>
      getPage(
        {
          path: `/addresses/${address}/transactions`,
          row: transactionSchema,
          filters: { filter },
          passes: { filter: isInDirection(address, filter) },
          page,
        },
        signal,
      ),
  })
}

/** `GET /main-page/transactions`: the few newest ones. */
export function latestTransactionsQuery() {
  return queryOptions({
    queryKey: ['explorer', 'latestTransactions'],
    queryFn: ({ signal }) => getPage({ path: '/main-page/transactions', row: transactionSchema }, signal),
  })
}
