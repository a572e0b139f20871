import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { type Address, baseUnits, text } from '#lib/wire/shapes.ts'
import { type Cursor, getPage } from './page.ts'
import { known, record } from './record.ts'
import { tokenSchema } from './token.ts'
import type { TokenType } from './tokenType.ts'

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
          filters: { type },
          passes: { type: ({ token }) => token.type === type },
          page,
        },
        signal,
      ),
  })
}
