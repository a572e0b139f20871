import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Address, Hex } from 'viem'
import { type Node, startNode } from '#network/node/anvil.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { createRpc, type Rpc } from '#network/rpc/client.ts'
import * as schema from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'

/** A small chain of its own for a test. */
export type MinedChain = { node: Node; rpc: Rpc; accounts: Address[] }

export async function startMinedChain(): Promise<MinedChain> {
  const node = await startNode({ port: await findFreePort() })
  const rpc = createRpc(node.url)
  return { node, rpc, accounts: await rpc.call<Address[]>('eth_accounts') }
}

/** Sends transactions from the node's own accounts and closes a block over them. */
export async function mine(
  { rpc }: MinedChain,
  calls: { from: Address; to?: Address; data?: Hex; value?: bigint }[] = [],
): Promise<void> {
  for (const { value = 0n, ...call } of calls) {
    const transaction = { ...call, value: `0x${value.toString(16)}`, gas: '0x6acfc0' }
    await rpc.call('eth_sendTransaction', [transaction])
  }
  await rpc.call('evm_mine')
}

/**
 * Every row of every table, without what may differ between two stores of one chain: given ids, when the sync began,
 * and blocks that were taken off.
 */
export async function everyRow(database: Database): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    const name = getTableName(table)
    const only: SQL = name === 'blocks' ? sql`where consensus` : sql``
    const { rows } = await database.execute<{ row: string }>(sql`
      select (case when ${name} = 'markets' then to_jsonb(t) else to_jsonb(t) - 'id' end - 'started_at')::text as row
      from ${sql.identifier(name)} as t ${only}`)
    tables[name] = rows.map(({ row }) => row).sort()
  }
  return tables
}

/** Whether every block has its transactions, and the totals are theirs. */
export async function isWhole(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ said: number; stored: number; total: number }>(sql`
    select coalesce(sum(transactions_count), 0)::integer as said,
      (select count(*)::integer from transactions) as stored,
      coalesce((select transactions from totals), 0) as total
    from blocks where consensus`)
  const [figures] = rows
  return figures !== undefined && figures.stored === figures.said && figures.total === figures.said
}
