import { type Address, encodeFunctionResult, erc20Abi, type Hex, hexToNumber, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAssets } from '#network/explorer/assets/assets.ts'
import { explorerApi } from '#network/explorer/explorerServer.ts'
import { openNode } from '#network/explorer/node/nodeReader.ts'
import { openResponseCache } from '#network/service/responseCache.ts'
import type { Service } from '#network/service/serve.ts'
import { followed } from '#network/store/schema/followed.ts'
import { tokens } from '#network/store/schema/tokenTables.ts'
import type { Store } from '#network/store/store.ts'
import { lendingReserve } from '#network/testing/explorer/lendingReserve.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { openSample, sample, sampleAddress, sampleHash, sampleHead } from '#network/testing/store/sample.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'

const lendingPool: Address = '0x00000000000000000000000000000000000000AA'
const asset: Address = '0x00000000000000000000000000000000000000AB'
const price = 3n * 10n ** 18n

let store: Store
let node: Service
/** The newest block whose state the node has. The node goes on while the store does not. */
let nodeHead: number
/** How often the pool was asked for its reserves. */
let asked = 0

beforeAll(async () => {
  store = await openSample()
  await store.database.update(followed).set({ lendingPool })
  node = await startFakeNode({ eth_call: ([call, block]) => answer((call as { data: Hex }).data, block) })
}, 60_000)

afterAll(async () => {
  await node.stop()
  await store.close()
})

/** Price and supply after a block: they rise with each, and only states up to the node's newest one are there. */
function answer(data: Hex, block: unknown): Hex {
  if (data.startsWith(toFunctionSelector('getReserves()'))) asked += 1
  const at = block === 'latest' ? nodeHead : hexToNumber(block as Hex)
  if (at > nodeHead) throw new Error('no such block')
  const growth = BigInt(at - sampleHead)
  if (!data.startsWith(toFunctionSelector('getReserves()')))
    return encodeFunctionResult({ abi: erc20Abi, functionName: 'totalSupply', result: 1_000n + growth })
  const reserve = {
    ...lendingReserve,
    asset,
    symbol: 'WETH',
    pToken: sample.collectible,
    price: price * (1n + growth),
  }
  return encodeFunctionResult({ abi: lendingPoolAbi, functionName: 'getReserves', result: [reserve] })
}

async function receipt(api: ReturnType<typeof explorerApi>) {
  return (await api.request(`/api/v2/tokens/${sample.collectible}`)).json()
}

test('prices and supplies are those after the newest stored block, whatever the node has mined since', async () => {
  nodeHead = sampleHead + 3
  const api = explorerApi(store, node.url)
  expect(await receipt(api)).toMatchObject({ total_supply: '1000', exchange_rate: '3' })
})

test('the coin has the price of its wrapped form in the pool, and none without one', async () => {
  nodeHead = sampleHead
  const [person] = sample.accounts
  const read = async (path: string, coin?: string) =>
    (await explorerApi(store, node.url, coin ? { coin } : {}).request(`/api/v2${path}`)).json()
  expect(await read('/stats', 'ETH')).toMatchObject({ coin_price: '3' })
  for (const path of [`/addresses/${person}`, `/transactions/${sampleHash('a', 90)}`])
    expect(await read(path, 'ETH')).toMatchObject({ exchange_rate: '3' })
  for (const coin of [undefined, 'xETH'])
    expect(await read('/stats', coin)).toMatchObject({ coin_price: null })
})

test('a price is unknown while the node does not have the newest stored block', async () => {
  nodeHead = sampleHead - 1
  expect(await receipt(explorerApi(store, node.url))).toMatchObject({ exchange_rate: null })
})

test('a price stays the last one while the node does not answer', async () => {
  nodeHead = sampleHead
  let head = sampleHead
  const assets = createAssets(store.database, openNode(node.url), async () => head)
  const { prices } = await assets()
  expect(prices.size).toBeGreaterThan(0)
  // The node does not have the state of this block.
  head = sampleHead + 50
  expect((await assets()).prices).toEqual(prices)
})

test('answers made at the same time share one retry of a node that did not answer before', async () => {
  nodeHead = sampleHead - 1
  const responseCache = await openResponseCache(store)
  const api = explorerApi(store, node.url, { responseCache })
  expect(await receipt(api)).toMatchObject({ exchange_rate: null })
  asked = 0
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 })
  const paths = [1, 2, 3, 4, 5].map((count) => `/api/v2/tokens?items_count=${count}`)
  await Promise.all(paths.map((path) => api.request(path)))
  vi.useRealTimers()
  expect(asked).toBe(1)
  await responseCache.close()
})

test('a late reading of an earlier block’s receipts does not replace those of a newer block', async () => {
  const named = (pToken: Address) => ({
    result: encodeFunctionResult({
      abi: lendingPoolAbi,
      functionName: 'getReserves',
      result: [{ ...lendingReserve, asset, pToken }],
    }),
  })
  const answers: (() => object | Promise<object>)[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const calls = [JSON.parse(body)].flat() as { id: number; params: [{ data: Hex }] }[]
    const error = { error: { code: -32000, message: 'no' } }
    const one = async ({ id, params: [{ data }] }: (typeof calls)[number]) => {
      const isPool = data.startsWith(toFunctionSelector('getReserves()'))
      return { jsonrpc: '2.0', id, ...(isPool ? ((await answers.shift()?.()) ?? error) : error) }
    }
    return Response.json(await Promise.all(calls.map(one)))
  })
  const assets = createAssets(store.database, openNode('http://node'), async () => sampleHead)
  let release = () => undefined as unknown
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  answers.push(
    () => held.then(() => named(sample.collectible)),
    () => named(sample.stablecoin),
  )
  const earlier = assets()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect([...(await assets()).receipts]).toEqual([sample.stablecoin])
  release()
  expect([...(await earlier).receipts]).toEqual([sample.collectible])
  expect([...(await assets()).receipts]).toEqual([sample.stablecoin])
  // The receipts of another pool are unknown until that pool answers.
  await store.database.update(followed).set({ lendingPool: asset })
  expect(await assets()).toMatchObject({ areReceiptsKnown: false })
})

test('a list, the search and a record tell the supply of a token beyond the busiest by its contract', async () => {
  nodeHead = sampleHead
  await store.database.update(followed).set({ lendingPool: null })
  const busy = Array.from({ length: 21 }, (_, index) => ({
    address: sampleAddress(0x500 + index),
    transfers: 9,
  }))
  const late = { address: sampleAddress(0x600), transfers: 1, symbol: 'LATE', totalSupply: 7n }
  const row = { firstBlock: 1, type: 'ERC-20', totalSupply: 1_000n }
  await store.database.insert(tokens).values([...busy, late].map((token) => ({ ...row, ...token })))
  const api = explorerApi(store, node.url)
  const ask = async (path: string) => (await api.request(`/api/v2${path}`)).json()
  const listed = (await ask('/tokens?items_count=100')).items
  const found = (await ask('/search?q=LATE')).items
  const { token } = await ask(`/addresses/${late.address}`)
  const told = [...listed, ...found, token].filter(({ address }) => address === late.address)
  expect(told.map(({ total_supply }) => total_supply)).toEqual(['1000', '1000', '1000'])
})
