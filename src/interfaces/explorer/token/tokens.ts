import { queryOptions } from '@tanstack/react-query'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { type Token, tokenSchema } from './token.ts'
import type { TokenType } from './tokenType.ts'

/** `GET /tokens`. `q`: part of a name or a symbol. */
export function tokensQuery(type?: TokenType, page?: Cursor, q?: string) {
  return queryOptions({
    queryKey: ['explorer', 'tokens', type, page, q],
    queryFn: ({ signal }) => {
      const passes = { type: (token: Token) => token.type === type, q: (token: Token) => hasWords(token, q) }
      const keyOf = ({ address }: Token) => address
      return getPage({ path: '/tokens', row: tokenSchema, filters: { type, q }, passes, keyOf, page }, signal)
    },
  })
}

/** Whether a token has each of these words in its name, its symbol or its address, as an explorer may search them. */
export function hasWords({ name, symbol, address }: Token, words = ''): boolean {
  const text = `${symbol} ${name} ${address}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
