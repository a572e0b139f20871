import { queryOptions } from '@tanstack/react-query'
import { type Cursor, getPage } from '#interfaces/explorer/wire/page.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { tokenTransferSchema } from './tokenTransfer.ts'
import type { TokenType } from './tokenType.ts'

export type TransferFilters = { type?: TokenType | undefined; filter?: 'to' | 'from' | undefined }

/** `GET /token-transfers`: those of the whole network, newest first. */
export function tokenTransfersQuery(page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'tokenTransfers', page],
    queryFn: ({ signal }) => getPage({ path: '/token-transfers', row: tokenTransferSchema, page }, signal),
  })
}

/** `GET /addresses/{address_hash}/token-transfers`. */
export function addressTokenTransfersQuery(address: Address, filters: TransferFilters = {}, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'addressTokenTransfers', address, filters, page],
    queryFn: ({ signal }) =>
      getPage(
        {
          path: `/addresses/${address}/token-transfers`,
          row: tokenTransferSchema,
          filters,
          passes: {
            type: ({ type }) => type === filters.type,
            filter: (transfer) => transfer[filters.filter ?? 'to'].address === address,
          },
          page,
        },
        signal,
      ),
  })
}

/** `GET /tokens/{address_hash}/transfers`. */
export function tokenTransfersOfTokenQuery(token: Address, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'tokenTransfersOfToken', token, page],
    queryFn: ({ signal }) =>
      getPage({ path: `/tokens/${token}/transfers`, row: tokenTransferSchema, page }, signal),
  })
}
