import { eq } from 'drizzle-orm'
import { numberToHex } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Service } from '#network/service/serve.ts'
import { addresses } from '#network/store/schema/addressTables.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { totals } from '#network/store/schema/totals.ts'
import { transactions } from '#network/store/schema/transactionTables.ts'
import type { Store } from '#network/store/store.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { openSample, sample, sampleHash } from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'

/** The node traced all blocks but one: what happened inside its transactions is not known. */

const untraced = 33
const hash = sampleHash('a', untraced * 10)

let store: Store
let node: Service
let api: ReturnType<typeof explorerApi>
/** The oldest block whose state the node has. */
let oldest = 0

beforeAll(async () => {
  store = await openSample()
  const { database } = store
  await database.update(blocks).set({ internalTransactionsCount: null }).where(eq(blocks.number, untraced))
  await database.update(totals).set({ untracedBlocks: 1 })
  await database.update(transactions).set({ gasUsed: 90_000n }).where(eq(transactions.hash, hash))
  node = await startFakeNode({
    // A node without the states of its older blocks.
    eth_getBalance: ([, block]) => {
      if (Number(block) < oldest) throw new Error('missing trie node')
      return numberToHex(1_000n + BigInt(Number(block)))
    },
  })
  api = explorerApi(store, node.url)
}, 60_000)

afterAll(async () => {
  await node.stop()
  await store.close()
})

async function ask(path: string) {
  return (await api.request(`/api/v2${path}`)).json()
}

it('the untraced block’s number of internal transactions is null in its record and in lists', async () => {
  expect((await ask(`/blocks/${untraced}`)).internal_transactions_count).toBeNull()
  expect((await ask(`/blocks/${untraced + 1}`)).internal_transactions_count).toBe(0)
  const { items } = await ask('/blocks?items_count=100')
  const counts = items.map((item: { internal_transactions_count: number | null }) =>
    String(item.internal_transactions_count),
  )
  expect(counts.filter((count: string) => count === 'null')).toHaveLength(1)
})

it('lists that may lack internal transactions are marked incomplete', async () => {
  const meta = async (path: string) => (await ask(`${path}/internal-transactions`)).meta
  const incomplete = {
    status: 2,
    message: 'The node did not report the calls inside some of the transactions.',
  }
  expect(await meta(`/transactions/${hash}`)).toEqual(incomplete)
  expect(await meta(`/addresses/${sample.accounts[0]}`)).toEqual(incomplete)
  expect(await meta(`/transactions/${sampleHash('a', 120)}`)).toEqual({ status: 1, message: null })
})

it('whether a call inside an untraced transaction failed is null', async () => {
  const failed = async (of: string) => (await ask(`/transactions/${of}`)).has_error_in_internal_transactions
  expect(await failed(hash)).toBeNull()
  expect(await failed(sampleHash('a', (untraced + 1) * 10))).toBe(false)
  expect(await failed(sampleHash('a', 120))).toBe(true)
})

it('the indexed ratio of internal transactions is below 1', async () => {
  const status = await ask('/main-page/indexing-status')
  expect(status).toMatchObject({ indexed_blocks_ratio: 1, indexed_internal_transactions_ratio: 0.9756 })
})

it('state changes of an untraced transaction list its addresses without amounts when inner calls may have paid more', async () => {
  const coins = async () => {
    const { items } = await ask(`/transactions/${hash}/state-changes`)
    return items.filter(({ type }: { type: string }) => type === 'coin')
  }
  expect((await coins()).length).toBeGreaterThan(1)
  for (const coin of await coins())
    expect(coin).toMatchObject({ change: null, balance_before: null, balance_after: null })
  // The transaction ran no code or was reverted, so its value and its fee are all that moved.
  for (const certain of [{ gasUsed: 21_000n }, { gasUsed: 90_000n, succeeded: false }]) {
    await store.database.update(transactions).set(certain).where(eq(transactions.hash, hash))
    expect((await coins())[0].change).toMatch(/^-?\d+$/)
  }
  await store.database
    .update(transactions)
    .set({ gasUsed: 90_000n, succeeded: true })
    .where(eq(transactions.hash, hash))
})

it('an address’s current and earlier coins come from the node, and are null where it lacks the state', async () => {
  const [address] = sample.accounts
  const { coin_balance, block_number_balance_updated_at: head } = await ask(`/addresses/${address}`)
  expect(coin_balance).toBe(String(1_000 + head))
  const history = async () => (await ask(`/addresses/${address}/coin-balance-history`)).items
  const [newest] = await history()
  for (const { block_number, value, delta } of await history())
    expect([value, delta]).toEqual([String(1_000 + block_number), '1'])
  oldest = newest.block_number
  expect(await history()).toEqual([
    { ...newest, delta: null },
    ...(await history()).slice(1).map((item: object) => ({ ...item, value: null, delta: null })),
  ])
  oldest = 1e9
})

it('all figures are back once every block is traced', async () => {
  await store.database.update(totals).set({ untracedBlocks: 0 })
  const [address] = sample.accounts
  expect((await ask(`/addresses/${address}`)).coin_balance).toBe((10n ** 21n + 1n).toString())
  const history = async () => (await ask(`/addresses/${address}/coin-balance-history`)).items[0]
  expect(await history()).toMatchObject({ value: (10n ** 21n + 4n).toString(), delta: '1' })
  // What it had before its first block was not compared with the node yet.
  await store.database.update(addresses).set({ balanceKnown: false }).where(eq(addresses.address, address))
  expect(await history()).toMatchObject({ value: null, delta: '1' })
})
