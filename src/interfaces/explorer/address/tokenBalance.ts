import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import type { TokenType } from '#interfaces/explorer/token/tokenType.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { type Address, baseUnits, text } from '#lib/wire/shapes.ts'

export const tokenBalanceSchema = record({
  token: tokenSchema,
  /** Base units. */
  value: known(baseUnits),
  tokenId: known(text),
})

export type TokenBalance = v.InferOutput<typeof tokenBalanceSchema>

/** `GET /addresses/{address_hash}/tokens`. */
export function tokenBalancesQuery(address: Address, type?: TokenType, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'tokenBalances', address, type, page],
    queryFn: ({ signal }) =>
      getPage(
        {
          path: `/addresses/${address}/tokens`,
          row: tokenBalanceSchema,
          subjectOf: ({ token, tokenId }) => `${token.address} ${tokenId}`,
          keyOf: ({ token, tokenId, value }) => `${token.address} ${tokenId} ${value}`,
          filters: { type },
          passes: { type: ({ token }) => token.type === type },
          page,
        },
        signal,
      ),
  })
}
