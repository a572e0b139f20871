import { type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '#network/store/store.ts'
import { inputRows } from './bulkRows.ts'
import type { HoldingDelta } from './deltas.ts'

/**
 * Changes holdings and, with them, the number of holders of a token and its market. A change may revert transfers that a
 * reorg removed, which are not stored any more.
 */
export async function moveHoldings(
  database: Database,
  deltas: HoldingDelta[],
  { reverts = false } = {},
): Promise<void> {
  if (deltas.length === 0) return
  const pairs = [
    ...new Map(deltas.map(({ token, holder }) => [`${token} ${holder}`, { token, holder }])).values(),
  ]
  const input = inputRows(pairs, 'token text, holder text')
  const before = await countHolders(database, input)
  await database.execute(sql`
    insert into token_balances (token, holder, token_id, amount) select token, holder, token_id, amount
    from ${inputRows(deltas, 'token text, holder text, token_id numeric, amount numeric')}
    on conflict (token, holder, token_id) do update set amount = token_balances.amount + excluded.amount`)
  await database.execute(sql`
    delete from token_balances using ${input}
    where token_balances.token = input.token and token_balances.holder = input.holder and amount = 0
      and ${mayGo(reverts)}`)
  const after = await countHolders(database, input)
  const moved = [...new Set(pairs.map((pair) => pair.token))]
    .map((token) => ({ token, change: (after.get(token) ?? 0) - (before.get(token) ?? 0) }))
    .filter(({ change }) => change !== 0)
  if (moved.length === 0) return
  const changes = inputRows(moved, 'token text, change integer')
  await database.execute(
    sql`update tokens set holders = holders + input.change from ${changes} where tokens.address = input.token`,
  )
  await database.execute(
    sql`update markets set holders = holders + input.change from ${changes} where markets.token = input.token`,
  )
}

/**
 * Whether a holding of zero may be deleted. A receipt's holder may still have the interest, unless they never held any:
 * then a reorg removed all their transfers, none of them pruned, or the whole token.
 */
function mayGo(reverts: boolean): SQL {
  const isOther = sql`not exists (select from addresses where address = token_balances.token and is_receipt)`
  if (!reverts) return isOther
  return sql`(${isOther} or (
    coalesce((select first_block from tokens where address = token_balances.token) >= (select kept_from from followed), true)
    and not exists (select from token_transfers as transfer
      where transfer.token = token_balances.token and transfer.from = token_balances.holder)
    and not exists (select from token_transfers as transfer
      where transfer.token = token_balances.token and transfer.to = token_balances.holder)))`
}

async function countHolders(
  database: Database,
  pairs: ReturnType<typeof inputRows>,
): Promise<Map<Address, number>> {
  const { rows } = await database.execute<{ token: Address; holders: number }>(sql`
    select token, count(distinct holder)::integer as holders from token_balances join ${pairs} using (token, holder)
    where amount > 0 group by token`)
  return new Map(rows.map((row) => [row.token, row.holders]))
}
