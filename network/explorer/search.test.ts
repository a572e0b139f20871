import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addresses } from '#network/store/schema/addressTables.ts'
import { tokens } from '#network/store/schema/tokenTables.ts'
import type { Store } from '#network/store/store.ts'
import { openSample, sample, sampleAddress } from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'

const { createdContract, stablecoin } = sample
const imitation = sampleAddress(0xd1)

let store: Store
let api: ReturnType<typeof explorerApi>

beforeAll(async () => {
  store = await openSample()
  const { database } = store
  await database.update(addresses).set({ name: 'Playground' }).where(eq(addresses.address, createdContract))
  const [real] = await database.select().from(tokens).where(eq(tokens.address, stablecoin))
  // The first letter of each name is Cyrillic.
  if (real)
    await database
      .insert(tokens)
      .values({ ...real, address: imitation, name: 'Тide Dollar', symbol: 'ТUSD', holders: 1 })
  api = explorerApi(store, 'http://127.0.0.1:9')
}, 60_000)

afterAll(() => store.close())

type Match = { type: string; address_hash: string; name: string | null; symbol?: string }

async function found(text: string, path = '/search'): Promise<Match[]> {
  const response = await api.request(`/api/v2${path}?q=${encodeURIComponent(text)}`)
  const body = (await response.json()) as Match[] & { items: Match[] }
  return path === '/search' ? body.items : body
}

test('a contract that the network names is found by a part of its name, also by a quick search', async () => {
  for (const path of ['/search', '/search/quick'])
    expect(await found('playgr', path)).toMatchObject([
      { type: 'contract', name: 'Playground', address_hash: createdContract },
    ])
})

test('an address is found by its first digits in any case, and nothing by fewer than three of them', async () => {
  const begun = createdContract.slice(0, 6)
  for (const text of [begun, begun.toLowerCase(), `0x${begun.slice(2).toUpperCase()}`])
    expect((await found(text)).map(({ address_hash }) => address_hash)).toEqual([createdContract])
  expect(await found(begun.slice(0, 4))).toEqual([])
})

test('a token is not found a second time as the contract of its name', async () => {
  expect((await found('Tide Dollar')).map(({ type }) => type)).toEqual(['token', 'token'])
})

test('a token that imitates another in Cyrillic letters comes right after it, and finds it', async () => {
  const symbols = async (text: string) => (await found(text)).map(({ symbol }) => symbol)
  expect(await symbols('TUSD')).toEqual(['TUSD', 'ТUSD'])
  expect(await symbols('ТUSD')).toEqual(['ТUSD', 'TUSD'])
})
