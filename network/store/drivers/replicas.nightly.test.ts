import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { notify, openStore, type Store } from '#network/store/store.ts'
import { type PostgresCluster, startPostgresCluster } from '#network/testing/store/postgresCluster.ts'

let cluster: PostgresCluster
let replicaUrl: string
let writer: Store
let reader: Store
let replica: pg.Client
const heard: { block: number; seen: number | null }[] = []

beforeAll(async () => {
  cluster = await startPostgresCluster(1)
  replicaUrl = String(cluster.replicas[0]?.url)
  writer = await openStore({ databaseUrl: cluster.primaryUrl })
  reader = await openStore({ databaseUrl: cluster.primaryUrl, replicaUrls: [replicaUrl] })
  replica = new pg.Client({ connectionString: replicaUrl })
  replica.on('error', () => undefined)
  await replica.connect()
  await reader.listen(async ({ block }) => heard.push({ block, seen: await storedBlocks() }))
}, 120_000)

afterAll(async () => {
  await replica?.end().catch(() => undefined)
  await reader?.close()
  await writer?.close()
  await cluster?.stop()
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

test('reads go to a replica that has the last announced commit, and to the primary until then', async () => {
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

test('a connection lost between two statements fails its transaction, not the process', async () => {
  const cut = writer.database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await writer.database.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await transaction.execute(sql`select 1`)
  })
  await expect(cut).rejects.toThrow()
  await commit(4)
  await vi.waitUntil(() => heard.at(-1)?.block === 4)
}, 60_000)

test('reads go to the primary while the replica is down, and back to it afterwards', async () => {
  await vi.waitUntil(readsReplica, { timeout: 20_000 })
  await replica.end()
  await cluster.replicas[0]?.stop()
  expect([await readsReplica(), await storedBlocks()]).toEqual([false, 4])
  await commit(5)
  await vi.waitUntil(() => heard.at(-1)?.seen === 5)
  await cluster.replicas[0]?.start()
  await vi.waitUntil(readsReplica, { timeout: 20_000 })
  expect(await storedBlocks()).toBe(5)
}, 60_000)
