import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '#network/bench/dataset/fill.ts'
import { bytesInMegabyte, readDatabaseSize } from '#network/store/databaseSize.ts'
import { readServiceHealth } from '#network/store/health.ts'
import { openStore, type Store, type StoreOptions } from '#network/store/store.ts'
import { type PostgresServer, startPostgresServer } from '#network/testing/store/postgresServer.ts'
import { leastKept } from './diskBudget.ts'
import { readKeptFrom } from './keptFrom.ts'
import { createPruner } from './pruner.ts'

const size = { swaps: 2_000, transactions: 16_000 }
const newest = size.transactions / 4 - 1
const heard: string[] = []

let folder: string
let server: PostgresServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-budget-'))
  server = await startPostgresServer()
}, 60_000)

afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true })
})

/** Calls the pruner as after many commits, until it has nothing left to do. */
async function pruneTo(store: Store, keepMegabytes: number): Promise<number> {
  heard.length = 0
  const prune = createPruner({ store, keepMegabytes, log: (_, message) => void heard.push(message) })
  let before = -1
  for (let kept = await readKeptFrom(store.database); kept !== before; ) {
    before = kept
    await prune(newest)
    kept = await readKeptFrom(store.database)
  }
  return before
}

async function bytesIn(path: string): Promise<number> {
  const files = await readdir(path, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name))),
  )
  return sizes.reduce((total, { size: bytes }) => total + bytes, 0)
}

async function blocksOf(store: Store, table: string): Promise<{ count: number; first: number }> {
  const column = sql.identifier(table === 'blocks' ? 'number' : 'block_number')
  const { rows } = await store.database.execute<{ count: number; first: number }>(
    sql`select count(*)::integer as count, min(${column}) as first from ${sql.identifier(table)}`,
  )
  return rows[0] ?? { count: 0, first: 0 }
}

const megabytesOf = async (store: Store) => (await readDatabaseSize(store.database)) / bytesInMegabyte

describe.each<[string, () => StoreOptions]>([
  ['embedded', () => ({ folder: join(folder, 'database') })],
  ['PostgreSQL', () => ({ databaseUrl: server.url })],
])('%s', (title, where) => {
  let store: Store
  let full: number

  beforeAll(async () => {
    store = await openStore(where())
    await fill(store.database, size, 'budget')
    full = await megabytesOf(store)
  }, 120_000)

  afterAll(() => store?.close())

  test('a database within its budget keeps everything', async () => {
    expect(await pruneTo(store, Math.ceil(full / 0.95) + 1)).toBe(0)
    expect((await blocksOf(store, 'transactions')).first).toBe(0)
  })

  test('a larger database loses its oldest records, and its files fit the budget', async () => {
    const budget = Math.floor(full * 0.8)
    const keptFrom = await pruneTo(store, budget)
    expect(keptFrom).toBeGreaterThan(200)
    expect(keptFrom).toBeLessThan(newest - leastKept)
    expect(await megabytesOf(store)).toBeLessThanOrEqual(budget * 0.95)
    if (title === 'embedded') {
      await store.database.execute(sql`checkpoint`)
      expect(await bytesIn(join(folder, 'database', 'base', '5'))).toBeLessThan(budget * bytesInMegabyte)
    }
    expect(await readServiceHealth(store)).toMatchObject({
      keptFrom,
      databaseMegabytes: Math.ceil(await megabytesOf(store)),
    })
    for (const table of ['transactions', 'logs', 'internal_transactions', 'token_transfers'])
      expect([table, (await blocksOf(store, table)).first]).toEqual([table, keptFrom])
    expect((await blocksOf(store, 'swaps')).count).toBe(size.swaps)
    expect(await pruneTo(store, budget)).toBe(keptFrom)
  }, 120_000)

  test('the newest blocks stay with any budget', async () => {
    expect(await pruneTo(store, 1)).toBe(newest - leastKept + 1)
    expect((await blocksOf(store, 'blocks')).first).toBe(newest - leastKept + 1)
    await pruneTo(store, 1)
    expect(heard).toEqual(['The database is larger than its budget with the fewest blocks'])
  }, 120_000)
})
