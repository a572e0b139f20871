import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openResponseCache, type ResponseCache } from '#network/service/responseCache.ts'
import { addresses } from '#network/store/schema/addressTables.ts'
import { notify, type Store } from '#network/store/store.ts'
import { openSample, sample } from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'

let store: Store
let responseCache: ResponseCache
let api: ReturnType<typeof explorerApi>

beforeAll(async () => {
  store = await openSample()
  responseCache = await openResponseCache(store)
  api = explorerApi(store, 'http://127.0.0.1:9', { responseCache })
}, 60_000)

afterAll(async () => {
  await responseCache.close()
  await store.close()
})

const [person] = sample.accounts

async function nameOf(path: string) {
  const { items } = await (await api.request(`/api/v2${path}`)).json()
  return items.find(({ from }: { from: { hash: string } }) => from.hash === person)?.from.name
}

test('all answers share one reading per block of the names and the newest block', async () => {
  await nameOf('/transactions')
  await store.database.update(addresses).set({ name: 'Renamed' }).where(eq(addresses.address, person))
  expect(await nameOf('/transactions?items_count=40')).not.toBe('Renamed')
  await notify(store.database, { block: 40 })
  await vi.waitFor(async () => {
    expect(await nameOf('/transactions')).toBe('Renamed')
    expect(await nameOf(`/addresses/${person}/transactions`)).toBe('Renamed')
  })
})
