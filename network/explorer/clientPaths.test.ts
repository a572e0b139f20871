import { ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '#network/service/serve.ts'
import { followed } from '#network/store/schema/followed.ts'
import { totals } from '#network/store/schema/totals.ts'
import { internalTransactions } from '#network/store/schema/transactionTables.ts'
import type { Store } from '#network/store/store.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { openSample, sample, sampleHash } from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'

/** Paths beyond the spec that clients of Blockscout request. */

const [person] = sample.accounts
const [mined, unknown] = [sampleHash('a', 120), sampleHash('a', 0xabc)]

let store: Store
let node: Service
let api: ReturnType<typeof explorerApi>
/** Whether the node has Parity's traces. */
let hasTraces = true

beforeAll(async () => {
  store = await openSample()
  const inner = { type: 'CREATE', from: '0x2', to: '0x3', gas: '0x7', gasUsed: '0x6', input: '0x60' }
  const outer = { type: 'CALL', from: '0x1', to: '0x2', gas: '0x9', gasUsed: '0x8', input: '0x01' }
  node = await startFakeNode({
    trace_transaction: () => {
      if (!hasTraces) throw new Error('no')
      return [{ type: 'call', traceAddress: [] }]
    },
    debug_traceTransaction: () => ({ ...outer, calls: [inner, { ...outer, error: 'out of gas' }] }),
  })
  api = explorerApi(store, node.url)
}, 60_000)

afterAll(async () => {
  await node.stop()
  await store.close()
})

async function ask(path: string) {
  const response = await api.request(`/api/v2${path}`)
  return { status: response.status, body: await response.json() }
}

test('the internal transactions of the chain come newest first, and each once over all pages', async () => {
  const { body } = await ask('/internal-transactions')
  const places = body.items.map((item: { block_number: number; transaction_index: number; index: number }) =>
    [item.block_number, item.transaction_index, item.index].map((part) => String(part).padStart(5)).join(),
  )
  expect(places.length).toBeGreaterThan(2)
  expect(places).toEqual([...new Set(places)].sort().reverse())
  expect(body.meta).toEqual({ status: 1, message: null })
  const paged: unknown[] = []
  let next: Record<string, string> | null = { items_count: '1' }
  while (next) {
    const page = await ask(`/internal-transactions?${new URLSearchParams(next)}`)
    paged.push(...page.body.items)
    next = page.body.next_page_params
  }
  expect(paged).toEqual(body.items)
})

test('an internal transaction says which function of a contract it calls, and none of an account or without input', async () => {
  const { index } = internalTransactions
  await store.database.update(internalTransactions).set({ input: '0x70a08231' }).where(ne(index, 2))
  const { items } = (await ask(`/transactions/${mined}/internal-transactions`)).body
  expect(items.map(({ method }: { method: string | null }) => method)).toEqual([null, null, 'balanceOf'])
})

test('a quick search finds what the search finds first', async () => {
  for (const text of [person, 'a', mined]) {
    const { items } = (await ask(`/search?q=${text}`)).body
    expect(items.length).toBeGreaterThan(0)
    expect((await ask(`/search/quick?q=${text}`)).body).toEqual(items)
  }
  expect((await ask('/search/quick')).status).toBe(400)
})

test('the counters of an address’s tabs are those of its lists', async () => {
  const { body } = await ask(`/addresses/${person}/tabs-counters`)
  const length = async (list: string) =>
    (await ask(`/addresses/${person}/${list}?items_count=100`)).body.items.length
  expect(body).toMatchObject({
    transactions_count: Math.min(51, await length('transactions')),
    token_transfers_count: Math.min(51, await length('token-transfers')),
    token_balances_count: await length('tokens'),
    logs_count: await length('logs'),
    internal_transactions_count: await length('internal-transactions'),
    withdrawals_count: null,
  })
})

test('counters of tabs are null where only a part of the chain, or not every call, is known', async () => {
  const counters = async () => (await ask(`/addresses/${person}/tabs-counters`)).body
  await store.database.update(totals).set({ untracedBlocks: 1 })
  api = explorerApi(store, node.url)
  expect((await counters()).internal_transactions_count).toBeNull()
  expect((await counters()).logs_count).not.toBeNull()
  await store.database.update(totals).set({ untracedBlocks: 0 })
  await store.database.update(followed).set({ firstBlock: 5 })
  api = explorerApi(store, node.url)
  expect(await counters()).toMatchObject({ transactions_count: null, logs_count: null })
  await store.database.update(followed).set({ firstBlock: 0 })
  api = explorerApi(store, node.url)
})

test('a raw trace is the node’s, in the words of Parity also where the node has another tracer', async () => {
  expect((await ask(`/transactions/${mined}/raw-trace`)).body).toEqual([{ type: 'call', traceAddress: [] }])
  hasTraces = false
  const { body } = await ask(`/transactions/${mined}/raw-trace`)
  expect(body).toMatchObject([
    {
      type: 'call',
      traceAddress: [],
      subtraces: 2,
      action: { callType: 'call' },
      result: { gasUsed: '0x8' },
    },
    { type: 'create', traceAddress: [0], action: { init: '0x60' }, result: { address: '0x3' } },
    { type: 'call', traceAddress: [1], error: 'out of gas' },
  ])
  expect(body[2].result).toBeUndefined()
  expect((await ask(`/transactions/${unknown}/raw-trace`)).status).toBe(404)
})
