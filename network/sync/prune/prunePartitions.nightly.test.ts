import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '#network/bench/dataset/fill.ts'
import { readTablesSize } from '#network/store/databaseSize.ts'
import { partitionedTables } from '#network/store/partitions/partitionedTables.ts'
import { readPartitions } from '#network/store/partitions/readPartitions.ts'
import { openStore, type Store, type StoreOptions } from '#network/store/store.ts'
import { type PostgresServer, startPostgresServer } from '#network/testing/store/postgresServer.ts'
import { readKeptFrom } from './keptFrom.ts'
import { createPruner } from './pruner.ts'

/** A chain of 4,000 blocks, all but the newest 100 of them old, in partitions of 500. */

const size = { swaps: 500, transactions: 16_000 }
const newest = 3_999
const partitionBlocks = 500

let server: PostgresServer

beforeAll(async () => {
  server = await startPostgresServer()
}, 60_000)

afterAll(() => server?.stop(), 60_000)

describe.each<[string, () => StoreOptions]>([
  ['embedded', () => ({})],
  ['PostgreSQL', () => ({ databaseUrl: server.url })],
])('%s', (title, where) => {
  let store: Store
  const heard: string[] = []

  beforeAll(async () => {
    store = await openStore(where())
    await fill(store.database, size, 'partitions', partitionBlocks)
    await store.database.execute(
      sql`update blocks set timestamp = timestamp - interval '9 days' where number < ${newest - 100}::integer`,
    )
  }, 120_000)

  afterAll(() => store?.close())

  const pruner = (keepBlocks: number) =>
    createPruner({ store, keepBlocks, log: (_, message) => void heard.push(message) })

  const firstPartition = async () => (await readPartitions(store.database))[0]?.from

  async function blocksIn(table: string): Promise<{ count: number; first: number }> {
    const { rows } = await store.database.execute<{ count: number; first: number }>(sql`
      select count(distinct block_number)::integer as count, min(block_number) as first from ${sql.identifier(table)}`)
    return rows[0] ?? { count: 0, first: 0 }
  }

  test('no block is pruned before a whole partition can be dropped', async () => {
    const prune = pruner(3_600)
    await prune(newest)
    expect(await readKeptFrom(store.database)).toBe(0)
    expect(await blocksIn('transactions')).toMatchObject({ first: 0 })
  })

  test('rows stay until their partition is dropped with its last block, which frees the space at once', async () => {
    const prune = pruner(3_400)
    const before = await readTablesSize(store.database, partitionedTables)
    await prune(newest)
    expect(await readKeptFrom(store.database)).toBe(100)
    expect(await blocksIn('transactions')).toMatchObject({ first: 100 })
    expect(await blocksIn('logs')).toMatchObject({ first: 0 })
    for (let step = 0; step < 4; step++) await prune(newest)
    expect(await readKeptFrom(store.database)).toBe(500)
    for (const table of ['transactions', 'logs', 'internal_transactions', 'token_transfers'])
      expect([table, await blocksIn(table)]).toEqual([table, { count: 3_500, first: 500 }])
    expect(await firstPartition()).toBe(500)
    expect(await readTablesSize(store.database, partitionedTables)).toBeLessThan(before * 0.9)
    await prune(newest)
    expect(await readKeptFrom(store.database)).toBe(500)
  }, 60_000)

  test('rows of pruned blocks are deleted when their partition is no longer to be dropped', async () => {
    await pruner(3_000)(newest)
    expect(await readKeptFrom(store.database)).toBe(600)
    expect(await blocksIn('logs')).toMatchObject({ first: 500 })
    const prune = pruner(1_550)
    await store.database.execute(sql`update followed set kept_from = 2100`)
    await store.database.execute(sql`delete from transactions where block_number < 2100`)
    for (let step = 0; step < 3; step++) await prune(newest)
    expect(await readKeptFrom(store.database)).toBe(2_200)
    for (const table of ['transactions', 'logs', 'internal_transactions', 'token_transfers'])
      expect([table, await blocksIn(table)]).toEqual([table, { count: 1_800, first: 2_200 }])
    expect(await firstPartition()).toBe(2_000)
  }, 60_000)

  if (title === 'PostgreSQL')
    test('a partition with a long reader is dropped later', async () => {
      const reader = new pg.Client({ connectionString: server.url })
      reader.on('error', () => undefined)
      await reader.connect()
      await reader.query('begin')
      await reader.query('select count(*) from logs')
      const prune = pruner(1_500)
      heard.length = 0
      for (let step = 0; step < 3; step++) await prune(newest)
      expect([await readKeptFrom(store.database), await firstPartition()]).toEqual([2_500, 2_000])
      expect(heard).toContain('Partitions are too busy to be dropped, later again')
      expect(await blocksIn('token_transfers')).toMatchObject({ first: 2_500 })
      await prune(newest + 1)
      expect(await firstPartition()).toBe(2_000)
      await reader.query('commit')
      await prune(newest + 100)
      expect(await firstPartition()).toBe(2_500)
      expect(await blocksIn('logs')).toMatchObject({ first: 2_500 })
      await reader.end()
    }, 60_000)
})
