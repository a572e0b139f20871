import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { notify, openStore, type Store } from '#network/store/store.ts'
import { startPostgresPair } from '#network/test/store/postgresReplica.ts'

let pair: Awaited<ReturnType<typeof startPostgresPair>>
let writer: Store
let reader: Store
let replica: pg.Client
const heard: { block: number; seen: number | null }[] = []

beforeAll(async () => {
  pair = await startPostgresPair()
  writer = await openStore({ databaseUrl: pair.primaryUrl })
  reader = await openStore({ databaseUrl: pair.primaryUrl, replicaUrls: [pair.replicaUrl] })
  replica = new pg.Client({ connectionString: pair.replicaUrl })
  await replica.connect()
  await reader.listen(async ({ block }) => heard.push({ block, seen: await storedBlocks() }))
}, 120_000)

afterAll(async () => {
  await replica?.end()
  await reader?.close()
  await writer?.close()
  await pair?.stop()
}, 60_000)

async function storedBlocks(): Promise<number | null> {
  const { rows } = await reader.database.execute<{ blocks: number }>(sql`select blocks from totals`)
  return rows[0]?.blocks ?? null
}

async function readsReplica(): Promise<boolean> {
  const { rows } = await reader.database.execute<{ answer: boolean }>(
    sql`select pg_is_in_recovery() as answer`,
  )
  return rows[0]?.answer === true
}

/** Writes as the sync does: rows and their notice in one transaction. */
async function commit(blocks: number): Promise<void> {
  await writer.database.transaction(async (transaction) => {
    await transaction.execute(
      sql`insert into totals (id, blocks) values (1, ${blocks}) on conflict (id) do update set blocks = ${blocks}`,
    )
    await notify(transaction, { block: blocks })
  })
}

test('a reader reads a replica that has what the reader heard of, and the primary until then', async () => {
  await vi.waitUntil(readsReplica, { timeout: 20_000 })
  await commit(1)
  await vi.waitUntil(() => heard.length === 1)
  expect(heard).toEqual([{ block: 1, seen: 1 }])
  await vi.waitUntil(readsReplica, { timeout: 20_000 })

  await replica.query('select pg_wal_replay_pause()')
  await commit(2)
  await commit(3)
  await vi.waitUntil(() => heard.length === 3)
  expect(heard.at(-1)).toEqual({ block: 3, seen: 3 })
  expect([await readsReplica(), await storedBlocks()]).toEqual([false, 3])
  expect((await reader.replicaLag?.())?.[0]).toBeGreaterThan(0)

  await replica.query('select pg_wal_replay_resume()')
  await vi.waitUntil(readsReplica, { timeout: 20_000 })
  expect(await storedBlocks()).toBe(3)
  expect(await reader.replicaLag?.()).toEqual([0])
}, 60_000)
