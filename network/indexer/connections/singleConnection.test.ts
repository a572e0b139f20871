import { createClient } from 'graphql-sse'
import { afterAll, expect, test } from 'vitest'
import { startIndexer } from '#network/indexer/indexerServer.ts'
import { markets } from '#network/store/schema/marketTables.ts'
import { notify } from '#network/store/store.ts'
import { openSample } from '#network/testing/store/sample.ts'

const store = await openSample()
const service = await startIndexer({ store, port: 0 })

afterAll(async () => {
  await service.stop()
  await store.close()
})

/** A client with one event stream for all operations, and the number of its connections. */
function connect() {
  let connected = 0
  const client = createClient({
    url: `${service.url}/graphql`,
    singleConnection: true,
    retryAttempts: 0,
    on: { connected: () => void connected++ },
  })
  return { client, connections: () => connected }
}

test('a client with a single connection gets its queries, its events and its errors over one stream', async () => {
  const { client, connections } = connect()
  const updates = client.iterate({ query: 'subscription { marketUpdated { id } }' })
  const first = updates.next()
  const answer = await client.iterate({ query: '{ __typename }' }).next()
  expect(answer.value).toEqual({ data: { __typename: 'Query' } })
  const refused = await client.iterate({ query: '{ nothing }' }).next()
  expect(refused.value).toMatchObject({
    errors: [{ message: 'Cannot query field "nothing" on type "Query".' }],
  })
  await store.database.transaction(async (database) => {
    await database.update(markets).set({ updatedAtBlock: 41 })
    await notify(database, { block: 41 })
  })
  expect((await first).value).toMatchObject({ data: { marketUpdated: { id: expect.any(Number) } } })
  expect(connections()).toBe(1)
  client.dispose()
})

test('an operation of an unreserved stream is refused at once', async () => {
  const headers = { 'content-type': 'application/json', 'x-graphql-event-stream-token': 'mine' }
  const body = JSON.stringify({ query: '{ __typename }', extensions: { operationId: '1' } })
  const answer = await fetch(`${service.url}/graphql`, { method: 'POST', headers, body })
  expect([answer.status, await answer.json()]).toEqual([404, { errors: [{ message: 'Stream not found' }] }])
})

test('a stream that would not be accepted is refused with a sentence', async () => {
  const answer = await fetch(`${service.url}/graphql`, { method: 'PUT', headers: { accept: 'text/html' } })
  expect([answer.status, await answer.json()]).toEqual([
    406,
    {
      errors: [{ message: 'The answer is JSON, or an event stream for a subscription: accept one of them.' }],
    },
  ])
})
