import { desc, eq, getTableName, is, max, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Address, Hash } from 'viem'
import * as schema from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'
import type { SyncTarget } from './syncTarget.ts'

const { blocks, followed, markets, tokens } = schema

export type StoredBlock = { number: number; hash: Hash; timestamp: Date }

/** What the sync must know of the store to go on. Read anew at start, after a reorg and after any failure. */
export type ChainState = {
  newest: StoredBlock | null
  pools: Set<Address>
  tokens: Set<Address>
}

export async function readChainState(database: Database): Promise<ChainState> {
  const [newest] = await database
    .select({ number: blocks.number, hash: blocks.hash, timestamp: blocks.timestamp })
    .from(blocks)
    .where(eq(blocks.consensus, true))
    .orderBy(desc(blocks.number))
    .limit(1)
  const pools = await database.select({ pool: markets.pool }).from(markets)
  const known = await database.select({ address: tokens.address }).from(tokens)
  return {
    newest: newest ?? null,
    pools: new Set(pools.map((row) => row.pool)),
    tokens: new Set(known.map((row) => row.address)),
  }
}

/** Where the store is while another process writes it. */
export async function readProgress(database: Database): Promise<{ block: number; caughtUp: true }> {
  const [newest] = await database
    .select({ block: max(blocks.number) })
    .from(blocks)
    .where(eq(blocks.consensus, true))
  return { block: newest?.block ?? -1, caughtUp: true }
}

/** Claims the store for a chain and its contracts; what it held of another is forgotten. */
export async function initialiseStore(database: Database, target: SyncTarget): Promise<void> {
  const [current] = await database.select().from(followed)
  const same =
    current?.genesisHash === target.genesisHash &&
    current.chainId === target.chainId &&
    current.curveFactory === (target.curveFactory ?? null)
  await database.transaction(async (transaction) => {
    if (current && !same) await clearStore(transaction)
    await transaction
      .insert(followed)
      .values(target)
      .onConflictDoUpdate({ target: followed.id, set: { ...target, startedAt: new Date() } })
  })
}

/** Empties every table. Sequences go on, so that no id is ever given twice. */
export async function clearStore(database: Database): Promise<void> {
  const names = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => sql.identifier(getTableName(table)))
  await database.execute(sql`truncate ${sql.join(names, sql`, `)}`)
}
