import { type Address, encodeFunctionResult, erc20Abi, type Hex, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Service } from '#network/service/serve.ts'
import { followed } from '#network/store/schema/followed.ts'
import type { Store } from '#network/store/store.ts'
import { lendingReserve } from '#network/testing/explorer/lendingReserve.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { openSample, sample } from '#network/testing/store/sample.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { explorerApi } from './explorerServer.ts'

/** Receipts of the lending pool grow without transfers: only the receipt's contract knows its supply. */

const pToken = sample.stablecoin
const lendingPool: Address = '0x00000000000000000000000000000000000000AA'
const supply = 5_000_000n
const balance = 1_250_000n

/** Opening a database takes long on a busy machine. */
const slowStart = 60_000

let store: Store
let node: Service
let api: ReturnType<typeof explorerApi>

beforeAll(async () => {
  store = await openSample()
  await store.database.update(followed).set({ lendingPool })
  node = await startFakeNode({ eth_call: ([call]) => answer((call as { data: Hex }).data) })
  api = explorerApi(store, node.url)
}, slowStart)

afterAll(async () => {
  await node.stop()
  await store.close()
})

/** What the pool and the receipt answer. */
function answer(data: Hex): Hex {
  if (data.startsWith(toFunctionSelector('getReserves()')))
    return encodeFunctionResult({
      abi: lendingPoolAbi,
      functionName: 'getReserves',
      result: [{ ...lendingReserve, asset: lendingPool, pToken }],
    })
  if (data.startsWith(toFunctionSelector('totalSupply()')))
    return encodeFunctionResult({ abi: erc20Abi, functionName: 'totalSupply', result: supply })
  const isHolder = data.includes(sample.accounts[1].slice(2).toLowerCase())
  return encodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', result: isHolder ? balance : 0n })
}

async function get(path: string) {
  return (await api.request(`/api/v2${path}`)).json()
}

it('a receipt has the same supply and value in every answer', async () => {
  const expected = { total_supply: '5000000', circulating_market_cap: '5' }
  // A busy machine may take longer for the first answer than the explorer waits.
  await vi.waitFor(async () => expect(await get(`/tokens/${pToken}`)).toMatchObject(expected), 10_000)
  const { items: tokens } = await get('/tokens?type=ERC-20')
  expect(tokens).toMatchObject([expected])
  const { items: transfers } = await get(`/tokens/${pToken}/transfers?items_count=1`)
  expect(transfers[0].token).toMatchObject(expected)
})

it('balances of a receipt come from the node, and shares from its current supply', async () => {
  const { items: holders } = await get(`/tokens/${pToken}/holders`)
  expect(holders).toMatchObject([{ value: '1250000', percentage: 25 }])
  const { items: held } = await get(`/addresses/${holders[0].address.hash}/tokens?type=ERC-20`)
  expect(held).toMatchObject([{ value: '1250000' }])
})

it('the figures of a receipt are null while the node does not answer', async () => {
  const other = await startFakeNode({ eth_call: ([call]) => answer((call as { data: Hex }).data) })
  const api = explorerApi(store, other.url)
  const ask = async (path: string) => (await api.request(`/api/v2${path}`)).json()
  expect(await ask(`/tokens/${pToken}`)).toMatchObject({ total_supply: '5000000' })
  await other.stop()
  expect(await ask(`/tokens/${pToken}`)).toMatchObject({ total_supply: null, circulating_market_cap: null })
  const { items: holders } = await ask(`/tokens/${pToken}/holders`)
  expect(holders).toMatchObject([{ value: null, percentage: null }])
  const { items: held } = await ask(`/addresses/${holders[0].address.hash}/tokens?type=ERC-20`)
  expect(held).toMatchObject([{ token: { address: pToken }, value: null }])
})

it('the balances around a transaction are null until the pool has named its receipts', async () => {
  const silent = explorerApi(store, 'http://127.0.0.1:9')
  const { items } = await get(`/tokens/${pToken}/transfers?items_count=1`)
  const answer = await silent.request(`/api/v2/transactions/${items[0].transaction_hash}/state-changes`)
  const changes = (await answer.json()).items.filter(({ type }: { type: string }) => type === 'token')
  expect(changes.length).toBeGreaterThan(0)
  for (const change of changes) expect(change).toMatchObject({ balance_before: null, balance_after: null })
})
