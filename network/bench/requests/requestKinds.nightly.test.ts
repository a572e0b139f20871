import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '#network/bench/dataset/fill.ts'
import type { Participants } from '#network/bench/dataset/participants.ts'
import { startExplorer } from '#network/explorer/explorerServer.ts'
import { schema } from '#network/indexer/graphql/schema.ts'
import { startIndexer } from '#network/indexer/indexerServer.ts'
import type { Service } from '#network/service/serve.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { explorerRequests, type KnownTransactions } from './explorerRequests.ts'
import { openHttpClient } from './httpClient.ts'
import { indexerRequests } from './indexerRequests.ts'

/** Checks the benchmark's requests, not their times. */

let store: Store
let services: Service[] = []
let participants: Participants
let known: KnownTransactions

beforeAll(async () => {
  store = await openStore()
  participants = await fill(store.database, { swaps: 600, transactions: 200 }, 'test')
  known = (
    await store.database.execute<KnownTransactions[number]>(
      sql`select hash, block_hash as "blockHash" from transactions limit 9`,
    )
  ).rows
  services = [
    await startIndexer({ store, port: 0 }),
    await startExplorer({ store, rpcUrl: 'http://127.0.0.1:9', port: 0 }),
  ]
}, 60_000)

afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()))
  await store.close()
})

test('every request of the benchmark is answered with 200 and without errors', async () => {
  const [indexer, explorer] = services
  const requests = [
    ...indexerRequests(participants, indexer?.url ?? ''),
    ...explorerRequests(participants, known, explorer?.url ?? ''),
  ]
  for (const { name, url, next } of requests) {
    const client = openHttpClient(url)
    for (let time = 0; time < 3; time++) {
      const { status, body } = await client.ask(next())
      expect([name, status, body.includes('"errors":')]).toEqual([name, 200, false])
      expect(() => JSON.parse(String(body))).not.toThrow()
    }
    client.close()
  }
}, 60_000)

test('the benchmark’s requests contain every query of interface A', () => {
  const asked = indexerRequests(participants, 'http://127.0.0.1').map(({ next }) => JSON.stringify(next()))
  for (const query of Object.keys(schema.getQueryType()?.getFields() ?? {}))
    expect(asked.some((text) => text.includes(`{ ${query}`))).toBe(true)
})
