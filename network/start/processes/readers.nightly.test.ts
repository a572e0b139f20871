import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNetwork } from '#network/network.ts'
import { followed } from '#network/store/schema/followed.ts'
import { type Notice, notify, openStore } from '#network/store/store.ts'
import { endConnections } from '#network/testing/store/endConnections.ts'
import { type PostgresServer, startPostgresServer } from '#network/testing/store/postgresServer.ts'
import { openSample, sampleHash, sampleHead } from '#network/testing/store/sample.ts'
import { readRoles } from './roles.ts'

const ports = { node: 1, indexer: 0, explorer: 0, lending: 0 }
let server: PostgresServer

beforeAll(async () => {
  server = await startPostgresServer()
}, 60_000)

afterAll(() => server?.stop())

test('a process serves its roles from the database that a follower wrote, and nothing else', async () => {
  await (await openSample({ databaseUrl: server.url })).close()
  const settings = { databaseUrl: server.url, replicaUrls: [], ports }
  const { urls, config, stop } = await startNetwork({ roles: readRoles('indexer'), settings })
  expect(urls).toMatchObject({ indexer: expect.any(String), explorer: '' })
  expect(config()).toMatchObject({ chainId: expect.any(Number), indexerUrl: urls.indexer })
  const health = await (await fetch(`${urls.indexer}/health`)).json()
  expect(health).toMatchObject({ service: 'indexer', ready: true, live: true })
  expect((await fetch(`${urls.indexer}/health/ready`)).status).toBe(200)
  await stop()
}, 60_000)

test('a process that only serves follows what the follower writes about its chain', async () => {
  const settings = { databaseUrl: server.url, replicaUrls: [], ports }
  const { config, stop } = await startNetwork({ roles: readRoles('indexer'), settings })
  const follower = await openStore({ databaseUrl: server.url })
  expect(config().explorer.fromBlock).toBe(0)
  const genesisHash = sampleHash('b', 0xabc)
  await follower.database.transaction(async (transaction) => {
    await transaction.update(followed).set({ genesisHash, firstBlock: 7 })
    await notify(transaction, { block: -1, rolledBackTo: -1 })
  })
  await expect.poll(config, { timeout: 10_000 }).toMatchObject({ genesisHash, explorer: { fromBlock: 7 } })
  await follower.close()
  await stop()
}, 60_000)

test('a process whose services need contracts that the follower has not got says which option is missing', async () => {
  const follower = await openStore({ databaseUrl: server.url })
  await follower.database.update(followed).set({ lendingPool: null })
  const settings = { databaseUrl: server.url, replicaUrls: [], ports }
  await expect(startNetwork({ roles: readRoles('lending'), settings })).rejects.toThrow(
    '--role lending has nothing to serve: start the follower of this database with --pool 0x….',
  )
  await follower.close()
}, 60_000)

test('a process whose connection was away has to expect a reorg', async () => {
  const store = await openStore({ databaseUrl: server.url })
  const heard: Notice[] = []
  await store.listen((notice) => heard.push(notice))
  await endConnections(server.url)
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([{ block: sampleHead, rolledBackTo: -1 }])
  await store.close()
}, 60_000)

test('a process that only serves needs a database that others can write', async () => {
  const settings = { databaseUrl: undefined, replicaUrls: [], ports }
  await expect(startNetwork({ roles: ['explorer'], settings })).rejects.toThrow(
    '--role explorer reads a PostgreSQL that a follower writes: set DATABASE_URL.',
  )
})

test('roles are a list, and another word gives one sentence', () => {
  expect(readRoles('follower, lending')).toEqual(['follower', 'lending'])
  expect(readRoles('all')).toEqual(['follower', 'indexer', 'explorer', 'lending'])
  expect(() => readRoles('writer')).toThrow(
    '--role must be follower, indexer, explorer, lending or all, or some of them with commas, not "writer".',
  )
})
