import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '#network/store/schema/addressTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import type { Store } from '#network/store/store.ts'
import { openSample, sample, sampleAddress } from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'

const [producer, unknown, other] = sample.accounts

let store: Store

beforeAll(async () => {
  store = await openSample()
  const produced = (count: number | null, address: typeof producer) =>
    store.database.update(addresses).set({ validationsCount: count }).where(eq(addresses.address, address))
  await produced(12, producer)
  await produced(null, unknown)
}, 60_000)

afterAll(() => store.close())

async function producedBy(address: string) {
  const api = explorerApi(store, 'http://127.0.0.1:9')
  const ask = async (path: string) => (await api.request(`/api/v2/addresses/${path}`)).json()
  const [{ has_validated_blocks }, { validations_count }] = await Promise.all([
    ask(address),
    ask(`${address}/counters`),
  ])
  return [has_validated_blocks, validations_count]
}

it('shows how many blocks an address produced, and null for one whose blocks were pruned uncounted', async () => {
  expect(await producedBy(producer)).toEqual([true, '12'])
  expect(await producedBy(unknown)).toEqual([null, null])
  expect(await producedBy(other)).toEqual([false, '0'])
  expect(await producedBy(sampleAddress(0x99))).toEqual([false, '0'])
})

it('the number of produced blocks is null in a partly stored chain', async () => {
  await store.database.update(followed).set({ firstBlock: 5 })
  expect(await producedBy(producer)).toEqual([true, null])
  expect(await producedBy(other)).toEqual([null, null])
})
