import { queryOptions } from '@tanstack/react-query'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { type Token, tokenSchema } from './token.ts'
import type { TokenType } from './tokenType.ts'

/** `GET /tokens`. */
export function tokensQuery(type?: TokenType, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'tokens', type, page],
    queryFn: ({ signal }) => {
      const passes = { type: (token: Token) => token.type === type }
      const keyOf = ({ address }: Token) => address
      return getPage({ path: '/tokens', row: tokenSchema, filters: { type }, passes, keyOf, page }, signal)
    },
  })
}
