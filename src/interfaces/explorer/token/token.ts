import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { tokenAliases } from '#interfaces/explorer/wire/aliases.ts'
import { get } from '#interfaces/explorer/wire/explorerClient.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { trustEntries, withTrust } from '#interfaces/explorer/wire/trust.ts'
import { type Address, address, baseUnits, decimal, integer, text } from '#lib/wire/shapes.ts'
import { decimals } from './decimals.ts'

export const tokenSchema = v.pipe(
  record(
    {
      address,
      name: known(text),
      symbol: known(text),
      decimals: known(decimals),
      type: known(text),
      /** Base units. */
      totalSupply: known(baseUnits),
      holders: known(integer),
      /** USD for one whole token. */
      exchangeRate: known(decimal),
      /** USD. */
      marketCap: known(decimal),
      /** The URL of a picture, on a server that the token's creator or the explorer chose. */
      iconUrl: known(v.string()),
      ...trustEntries,
    },
    tokenAliases,
  ),
  v.transform(withTrust),
)

export type Token = v.InferOutput<typeof tokenSchema>

/** `GET /tokens/{address_hash}`; not found when the address is no token. */
export function tokenQuery(id: Address) {
  return queryOptions({
    queryKey: ['explorer', 'token', id],
    queryFn: ({ signal }) => get(`/tokens/${id}`, tokenSchema, {}, signal),
  })
}
