import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '#network/store/schema/addressTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import type { Store } from '#network/store/store.ts'
import { openSample, sampleAddress } from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'

/** Opening a database takes long on a busy machine. */
const slowStart = 60_000

let store: Store
let api: ReturnType<typeof explorerApi>

/** More than an integer of a database, and two that are equal. */
const balances = [10n ** 30n, 5n * 10n ** 29n, 5n * 10n ** 29n, 3n * 10n ** 29n]
const rich = balances.map((balance, index) => ({
  address: sampleAddress(0x60 + index),
  firstBlock: 1,
  balance,
  balanceKnown: true,
  transactionsCount: index,
}))

beforeAll(async () => {
  store = await openSample()
  await store.database
    .insert(addresses)
    .values([
      ...rich,
      { address: sampleAddress(0x6a), firstBlock: 1, balance: 10n ** 31n, balanceKnown: false },
      { address: sampleAddress(0x6b), firstBlock: 1, balance: 0n, balanceKnown: true },
    ])
  api = explorerApi(store, 'http://127.0.0.1:9')
}, slowStart)

afterAll(() => store.close())

async function get(query: string) {
  const response = await api.request(`/api/v2/addresses?${query}`)
  return { status: response.status, ...(await response.json()) }
}

const hashesOf = ({ items }: { items: { hash: string }[] }) => items.map(({ hash }) => hash)

it('accounts come richest first, without those whose balance is not known or zero', async () => {
  const page = await get('items_count=4')
  expect(hashesOf(page)).toEqual(rich.map(({ address }) => address))
  expect(page.items[0]).toMatchObject({ coin_balance: String(balances[0]), transactions_count: '0' })
  const all = hashesOf(await get('items_count=100'))
  expect(all).not.toContain(sampleAddress(0x6a))
  expect(all).not.toContain(sampleAddress(0x6b))
})

it('cursors and numbered pages walk the same list, also between equal balances', async () => {
  const whole = hashesOf(await get('items_count=100'))
  const walked: string[] = []
  for (let cursor: Record<string, string> | null = { items_count: '2' }; cursor; ) {
    const page: Awaited<ReturnType<typeof get>> = await get(String(new URLSearchParams(cursor)))
    walked.push(...hashesOf(page))
    cursor = page.next_page_params
  }
  expect(walked).toEqual(whole)
  expect(hashesOf(await get('items_count=2&page=2'))).toEqual(whole.slice(2, 4))
})

it('in a part of a chain, where balances are not certain, the list is not found', async () => {
  await store.database.update(followed).set({ firstBlock: 5 })
  expect((await get('')).status).toBe(404)
})
