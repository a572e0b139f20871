import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fill } from '#network/bench/dataset/fill.ts'
import { type Participants, participantsOf } from '#network/bench/dataset/participants.ts'
import { startExplorer } from '#network/explorer/explorerServer.ts'
import { startIndexer } from '#network/indexer/indexerServer.ts'
import type { Service } from '#network/service/serve.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { type PostgresServer, startPostgresServer } from '#network/testing/store/postgresServer.ts'
import { explorerRequests, type KnownTransactions } from './explorerRequests.ts'
import { openHttpClient } from './httpClient.ts'
import { indexerRequests } from './indexerRequests.ts'

/** PostgreSQL's plans for the services' queries, on a store that is large enough for the planner to choose indexes. */

/** The tables that grow with the chain. */
const largeTables = new Set([
  'blocks',
  'transactions',
  'logs',
  'internal_transactions',
  'token_transfers',
  'swaps',
  'candles',
  'coin_balances',
  'volatility_snapshots',
])

/** The large tables have two partitions. */
const partitionBlocks = 3_000

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

let server: PostgresServer
let store: Store
let participants: Participants
let services: Service[]
const asked = new Map<string, unknown[]>()

beforeAll(async () => {
  server = await startPostgresServer()
  const { query } = pg.Pool.prototype
  vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (this: pg.Pool, ...words: unknown[]) {
    const [config, values] = words as [{ text?: string }, unknown[] | undefined]
    if (config.text?.startsWith('select')) asked.set(config.text, values ?? [])
    return Reflect.apply(query, this, words)
  } as typeof query)
  store = await openStore({ databaseUrl: server.url })
  const size = { swaps: 40_000, transactions: 20_000 }
  participants = participantsOf('plans', size)
  await fill(store.database, size, 'plans', partitionBlocks)
  services = [
    await startIndexer({ store, port: 0 }),
    await startExplorer({ store, rpcUrl: 'http://127.0.0.1:9', port: 0 }),
  ]
}, 120_000)

afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()))
  await store?.close()
  await server?.stop()
})

/** Tables that a plan reads from one end to the other. */
function wholeTables(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []
  return [...own, ...(plan.Plans ?? []).flatMap(wholeTables)].map(tableOf)
}

/** The table of a partition. */
const tableOf = (name: string) => name.replace(/_from_\d+$/, '')

/** The partitions that a plan reads. */
function partitionsIn(plan: Plan): string[] {
  const own = plan['Relation Name'] ?? ''
  return [...(own === tableOf(own) ? [] : [own]), ...(plan.Plans ?? []).flatMap(partitionsIn)]
}

/** The indexes that a plan reads. */
function indexesIn(plan: Plan): string[] {
  return [...(plan['Index Name'] ? [plan['Index Name']] : []), ...(plan.Plans ?? []).flatMap(indexesIn)]
}

/** The plan for these values, and the generic plan that a connection uses after many executions. */
async function plansOf(client: pg.Client, text: string, values: unknown[]): Promise<Plan[]> {
  const forValues = await client.query(`explain (format json) ${text}`, values)
  const forAny = await client.query(`explain (format json, generic_plan) ${text}`)
  return [forValues, forAny].map(({ rows }) => rows[0]['QUERY PLAN'][0].Plan)
}

/** Whether a query selects the records of one block in a partitioned table. */
const isOfOneBlock = (text: string) =>
  /from "(logs|internal_transactions|token_transfers)" where \(?"[^ ]*block_number" = \$/.test(text)

/** Whether a query selects an address's transfers of collectibles, a small part of all its transfers. */
const isOfCollectibles = (text: string) => /"(from|to)" = \$\d+ and [^)]*"token_type" <> 'ERC-20'/.test(text)

/** The queries that have an index for themselves: which they are, and the indexes that their plans must read. */
const indexed = [
  { isOf: isOfCollectibles, indexes: /_from_token_type_.*_to_token_type_/ },
  // The transfers of one id of a collection.
  {
    isOf: (text: string) => /"token_id" = \$\d+\)? and [^)]*"token_type" <> 'ERC-20'/.test(text),
    indexes: /_token_token_id_/,
  },
]

test('no query scans a large table whole; queries of a block read its partition, and those of collectibles their index', async () => {
  const { rows: known } = await store.database.execute<KnownTransactions[number]>(
    sql`select hash, block_hash as "blockHash" from transactions order by md5(hash) limit 50`,
  )
  const [indexer, explorer] = services
  asked.clear()
  for (const { url, next } of [
    ...indexerRequests(participants, indexer?.url ?? ''),
    ...explorerRequests(participants, known, explorer?.url ?? ''),
  ]) {
    const client = openHttpClient(url)
    for (let time = 0; time < 4; time++) await client.ask(next())
    client.close()
  }
  expect(asked.size).toBeGreaterThan(60)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  let ofOneBlock = 0
  const found = new Set<RegExp>()
  for (const [text, values] of asked) {
    const plans = await plansOf(client, text, values)
    const whole = plans.flatMap(wholeTables)
    expect([text, whole.filter((table) => largeTables.has(table))]).toEqual([text, []])
    for (const { indexes } of indexed.filter(({ isOf }) => isOf(text))) {
      found.add(indexes)
      for (const plan of plans) expect(indexesIn(plan).join()).toMatch(indexes)
    }
    if (!isOfOneBlock(text)) continue
    ofOneBlock += 1
    expect([text, plans.slice(0, 1).flatMap(partitionsIn)]).toEqual([text, [expect.any(String)]])
  }
  expect(ofOneBlock).toBeGreaterThan(1)
  expect(found.size).toBe(indexed.length)
  await client.end()
}, 120_000)
