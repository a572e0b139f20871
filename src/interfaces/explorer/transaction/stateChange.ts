import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { addressParameterSchema } from '#interfaces/explorer/wire/addressParameter.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { type Aliases, known, record } from '#interfaces/explorer/wire/record.ts'
import { baseUnits, type Hash, text } from '#lib/wire/shapes.ts'

const stateChangeAliases = {
  address: ['address', 'address_hash'],
  before: ['balance_before'],
  after: ['balance_after'],
} satisfies Aliases

/** For an NFT: the ids that the address received (`to`) and gave away (`from`). */
const moves = v.array(
  v.pipe(
    v.object({
      direction: v.picklist(['from', 'to']),
      total: v.object({ token_id: v.nullish(text, null) }),
    }),
    v.transform(({ direction, total }) => ({ direction, tokenId: total.token_id })),
  ),
)

export const stateChangeSchema = record(
  {
    address: addressParameterSchema,
    isMiner: known(v.boolean()),
    /** `coin` or `token`. */
    type: known(text),
    token: known(tokenSchema),
    tokenId: known(text),
    /** Wei, or base units of the token. */
    before: known(baseUnits),
    after: known(baseUnits),
    change: known(v.union([baseUnits, moves])),
  },
  stateChangeAliases,
)

export type StateChange = v.InferOutput<typeof stateChangeSchema>

/** Whether a change is of the native coin. A change of an unreadable token is not. */
export function isCoinChange({ type, token, tokenId }: StateChange): boolean {
  return type === 'coin' || (type === null && !token && tokenId === null)
}

function keyOf({ address, token, tokenId, type, before, after, change }: StateChange): string {
  const moved = typeof change === 'bigint' ? change : JSON.stringify(change)
  return [address.address, token?.address, tokenId, type, before, after, moved].join(' ')
}

/**
 * `GET /transactions/{transaction_hash}/state-changes`: expensive for the explorer, so it is requested only when its
 * tab is open.
 */
export function stateChangesQuery(transaction: Hash, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'stateChanges', transaction, page],
    queryFn: ({ signal }) =>
      getPage(
        { path: `/transactions/${transaction}/state-changes`, row: stateChangeSchema, keyOf, page },
        signal,
      ),
  })
}
