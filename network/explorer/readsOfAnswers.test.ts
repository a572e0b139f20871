import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#network/store/store.ts'
import { openSample, sample } from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'

/** Most of an answer's time goes into queries, so an answer must not query what it does not show. */

let store: Store
let api: ReturnType<typeof explorerApi>
let queries: number

beforeAll(async () => {
  store = await openSample()
  const { database } = store
  const counted = new Proxy(database, {
    get(target, property) {
      if (property === 'select') queries++
      const value = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  api = explorerApi({ database: counted }, 'http://127.0.0.1:9')
}, 60_000)

afterAll(() => store.close())

async function queriesOf(path: string) {
  queries = 0
  const response = await api.request(`/api/v2${path}`)
  expect(response.status).toBe(200)
  return queries
}

test('prices and supplies are not read for an answer without tokens', async () => {
  // The blocks and the names of their miners.
  expect(await queriesOf('/blocks')).toBe(2)
  // The newest block, too, which confirmations count from, and the standards that calls are read with.
  expect(await queriesOf('/transactions')).toBe(4)
})

test('the newest block is not read to answer for a block by its number', async () => {
  expect(await queriesOf('/blocks/1')).toBe(2)
})

test('prices and supplies are read once for the tokens of an address', async () => {
  // The newest block, the chain, the sums of the busiest tokens and of those without a transfer, the balances, the tokens.
  expect(await queriesOf(`/addresses/${sample.accounts[0]}/tokens`)).toBe(6)
})
