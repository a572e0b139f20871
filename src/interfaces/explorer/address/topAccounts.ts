import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { addressNameEntries, withBestName } from '#interfaces/explorer/wire/addressNames.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { type Aliases, known, record } from '#interfaces/explorer/wire/record.ts'
import { address, baseUnits, integer } from '#lib/wire/shapes.ts'

const accountAliases = {
  address: ['hash', 'address_hash'],
  balance: ['coin_balance'],
  transactionsCount: ['transaction_count', 'tx_count'],
} satisfies Aliases

const topAccountSchema = v.pipe(
  record(
    {
      address,
      ...addressNameEntries,
      /** Wei. */
      balance: known(baseUnits),
      transactionsCount: known(integer),
    },
    accountAliases,
  ),
  v.transform(withBestName),
)

export type TopAccount = v.InferOutput<typeof topAccountSchema>

/** `GET /addresses`: the accounts with the most coins, beyond the specification. Other servers answer 404. */
export function topAccountsQuery(page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'topAccounts', page],
    queryFn: ({ signal }) =>
      getPage({ path: '/addresses', row: topAccountSchema, keyOf: ({ address }) => address, page }, signal),
    staleTime: 60_000,
  })
}
