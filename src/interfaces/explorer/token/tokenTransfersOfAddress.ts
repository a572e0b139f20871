import { queryOptions } from '@tanstack/react-query'
import { type Cursor, getPage } from '#interfaces/explorer/wire/page.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { tokenTransferSchema } from './tokenTransfer.ts'

/**
 * The transfers of one token from or to an address: `GET /addresses/{address_hash}/token-transfers` with `token`, which
 * public explorers know. Where it is ignored, the rows of each page are filtered, and `unsupported` says so.
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
