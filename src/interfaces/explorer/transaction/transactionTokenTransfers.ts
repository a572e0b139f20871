import { queryOptions } from '@tanstack/react-query'
import { tokenTransferSchema } from '#interfaces/explorer/token/tokenTransfer.ts'
import type { TokenType } from '#interfaces/explorer/token/tokenType.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/** `GET /transactions/{transaction_hash}/token-transfers`. */
export function transactionTokenTransfersQuery(transaction: Hash, type?: TokenType, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'transactionTokenTransfers', transaction, type, page],
    queryFn: ({ signal }) =>
      getPage(
        {
          path: `/transactions/${transaction}/token-transfers`,
          row: tokenTransferSchema,
          filters: { type },
          passes: { type: (transfer) => transfer.type === type },
          blockOf: ({ blockNumber }) => blockNumber,
          page,
        },
        signal,
      ),
  })
}
