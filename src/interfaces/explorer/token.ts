import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Address, address, baseUnits, decimal, integer, text } from '#lib/wire/shapes.ts'
import { tokenAliases } from './aliases.ts'
import { get } from './client.ts'
import { type Cursor, getPage } from './page.ts'
import { known, record } from './record.ts'
import type { TokenType } from './tokenType.ts'
import { trustEntries, withTrust } from './trust.ts'

export const tokenSchema = v.pipe(
  record(
    {
      address,
      name: known(text),
      symbol: known(text),
      decimals: known(integer),
      type: known(text),
      /** Base units. */
      totalSupply: known(baseUnits),
      holders: known(integer),
      /** USD for one whole token. */
      exchangeRate: known(decimal),
      /** USD. */
      marketCap: known(decimal),
      iconUrl: known(text),
      ...trustEntries,
    },
    tokenAliases,
  ),
  v.transform(withTrust),
)

export type Token = v.InferOutput<typeof tokenSchema>

/** `GET /tokens`. */
export function tokensQuery(type?: TokenType, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'tokens', type, page],
    queryFn: ({ signal }) => {
      const passes = { type: (token: Token) => token.type === type }
      return getPage({ path: '/tokens', row: tokenSchema, filters: { type }, passes, page }, signal)
    },
  })
}

/** `GET /tokens/{address_hash}`; not found when the address is no token. */
export function tokenQuery(id: Address) {
  return queryOptions({
    queryKey: ['explorer', 'token', id],
    queryFn: ({ signal }) => get(`/tokens/${id}`, tokenSchema, {}, signal),
  })
}
