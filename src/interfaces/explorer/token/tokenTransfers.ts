import { queryOptions } from '@tanstack/react-query'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { tokenTransferSchema } from './tokenTransfer.ts'
import type { TokenType } from './tokenType.ts'

export type TransferFilters = { type?: TokenType | undefined; filter?: 'to' | 'from' | undefined }

/** `GET /token-transfers`: the transfers of the whole network, newest first. */
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

/**
 * The transfers of one token from or to an address: `GET /addresses/{address_hash}/token-transfers` with `token`, a
 * parameter of public explorers. Where it is ignored or refused, the rows of each page are filtered, which
 * `unsupported` reports.
 */
export function tokenTransfersOfAddressQuery(token: Address, address: Address, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'tokenTransfersOfAddress', token, address, page],
    queryFn: async ({ signal }) => {
      const path = `/addresses/${address}/token-transfers`
      const answer = await getPage({ path, row: tokenTransferSchema, filters: { token }, page }, signal)
      const items = answer.items.filter((transfer) => transfer.token?.address === token)
      const isFiltered = items.length === answer.items.length && answer.unsupported.length === 0
      return { ...answer, items, unsupported: isFiltered ? [] : ['token'] }
    },
  })
}
