import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '#network/store/store.ts'
import { inputRows } from './bulkRows.ts'
import type { HoldingDelta } from './deltas.ts'

/** Changes holdings and, with them, the number of holders of a token and its market. */
export async function moveHoldings(database: Database, deltas: HoldingDelta[]): Promise<void> {
  const changed = deltas.filter((delta) => delta.amount !== 0n)
  if (changed.length === 0) return
  const pairs = [
    ...new Map(changed.map(({ token, holder }) => [`${token} ${holder}`, { token, holder }])).values(),
  ]
  const input = inputRows(pairs, 'token text, holder text')
  const before = await countHolders(database, input)
  await database.execute(sql`
    insert into token_balances (token, holder, token_id, amount) select token, holder, token_id, amount
    from ${inputRows(changed, 'token text, holder text, token_id numeric, amount numeric')}
    on conflict (token, holder, token_id) do update set amount = token_balances.amount + excluded.amount`)
  await database.execute(sql`
    delete from token_balances using ${input}
    where token_balances.token = input.token and token_balances.holder = input.holder and amount = 0`)
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

async function countHolders(
  database: Database,
  pairs: ReturnType<typeof inputRows>,
): Promise<Map<Address, number>> {
  const { rows } = await database.execute<{ token: Address; holders: number }>(sql`
    select token, count(distinct holder)::integer as holders from token_balances join ${pairs} using (token, holder)
    where amount > 0 group by token`)
  return new Map(rows.map((row) => [row.token, row.holders]))
}
