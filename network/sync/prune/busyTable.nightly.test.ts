import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '#network/bench/dataset/fill.ts'
import { bytesInMegabyte, readDatabaseSize, readTablesSize } from '#network/store/databaseSize.ts'
import { transactions } from '#network/store/schema/transactionTables.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { type PostgresServer, startPostgresServer } from '#network/testing/store/postgresServer.ts'
import { createPruner } from './pruner.ts'

/** A reader that holds a table for long, as a dump does, while the database exceeds its budget. */

const size = { swaps: 500, transactions: 12_000 }
const newest = size.transactions / 4 - 1

let server: PostgresServer
let store: Store
let reader: pg.Client

beforeAll(async () => {
  server = await startPostgresServer()
  store = await openStore({ databaseUrl: server.url })
  await fill(store.database, size, 'busy')
  reader = new pg.Client({ connectionString: server.url })
  await reader.connect()
}, 60_000)

afterAll(async () => {
  await reader?.end()
  await store?.close()
  await server?.stop()
}, 60_000)

test('a table with a long reader is rewritten later, and other readers do not wait', async () => {
  const before = await readTablesSize(store.database, [transactions])
  const keepMegabytes = Math.floor(((await readDatabaseSize(store.database)) / bytesInMegabyte) * 0.8)
  const heard: [string, unknown][] = []
  const prune = createPruner({
    store,
    keepMegabytes,
    log: (_, message, figures) => void heard.push([message, figures]),
  })
  await reader.query('begin')
  await reader.query('select count(*) from transactions')
  while (!heard.some(([message]) => message === 'Old blocks pruned')) await prune(newest)
  expect(heard[0]).toEqual([
    'Tables are too busy to be rewritten, later again',
    { waiting: ['transactions'] },
  ])
  expect(await readTablesSize(store.database, [transactions])).toBe(before)
  expect(await store.database.select().from(transactions).limit(1)).toHaveLength(1)

  await reader.query('commit')
  await prune(newest + 100)
  expect(await readTablesSize(store.database, [transactions])).toBeLessThan(before * 0.9)
}, 60_000)
