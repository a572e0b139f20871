import { type Address, encodeFunctionResult, erc20Abi, type Hex, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Service } from '#network/service/serve.ts'
import { followed } from '#network/store/schema/followed.ts'
import { tokenBalances, tokens } from '#network/store/schema/tokenTables.ts'
import type { Store } from '#network/store/store.ts'
import { lendingReserve } from '#network/testing/explorer/lendingReserve.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { openSample, sample, sampleAddress } from '#network/testing/store/sample.ts'
import { sampleMarkets } from '#network/testing/store/sampleMarkets.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { explorerApi } from './explorerServer.ts'

/** The transfers of lending receipts, of hostile tokens and of a partly stored chain do not add up to balances. */

const [pToken, hostile] = [0xf1, 0xf2].map(sampleAddress) as [Address, Address]
const onMarket = sampleMarkets.token(0)
const [rich, gone, robbed, earned] = [0x51, 0x52, 0x53, 0x54].map(sampleAddress) as [
  Address,
  Address,
  Address,
  Address,
]
const { collectible, multiToken } = sample

let store: Store
let node: Service
let api: ReturnType<typeof explorerApi>
/** The API while no node answers. */
let alone: ReturnType<typeof explorerApi>

beforeAll(async () => {
  store = await openSample()
  const { database } = store
  await database.update(followed).set({ lendingPool: sampleAddress(0xaa) })
  await database.insert(tokens).values(
    [pToken, hostile, onMarket].map((address, index) => ({
      ...{ address, firstBlock: 1, type: 'ERC-20', name: `Token ${index}`, symbol: `T${index}` },
      ...{ decimals: 6, totalSupply: 100n, holders: 1 },
    })),
  )
  // Both accounts withdrew more than they had deposited: the interest. The hostile token's events take tokens that the
  // account never had.
  await database.insert(tokenBalances).values([
    { token: pToken, holder: rich, amount: -3n },
    { token: pToken, holder: gone, amount: -4n },
    // Only the interest is left.
    { token: pToken, holder: earned, amount: 0n },
    { token: hostile, holder: robbed, amount: -5n },
    { token: hostile, holder: rich, amount: 5n },
    { token: onMarket, holder: rich, amount: 7n },
    { token: collectible, holder: robbed, tokenId: 900n, amount: -1n },
    { token: collectible, holder: robbed, tokenId: 901n, amount: 1n },
    { token: multiToken, holder: robbed, tokenId: 1n, amount: -30n },
  ])
  node = await startFakeNode({ eth_call: ([call]) => answer(call as { to: string; data: Hex }) })
  api = explorerApi(store, node.url)
  alone = explorerApi(store, 'http://127.0.0.1:9')
  // The pool has named its receipts, so the stored supply of any other token is shown.
  const supply = async () => (await (await api.request(`/api/v2/tokens/${hostile}`)).json()).total_supply
  await vi.waitFor(async () => expect(await supply()).toBe('100'), 10_000)
}, 60_000)

afterAll(async () => {
  await node.stop()
  await store.close()
})

/**
 * The account that left has no receipts; two others have 50 each, which is the whole supply. One account has 5 hostile
 * tokens. Every account has 70 of the tokens with ids.
 */
function answer({ to, data }: { to: string; data: Hex }): Hex {
  if (data.startsWith(toFunctionSelector('getReserves()')))
    return encodeFunctionResult({
      abi: lendingPoolAbi,
      functionName: 'getReserves',
      result: [{ ...lendingReserve, asset: hostile, pToken }],
    })
  const isAsked = [pToken, hostile, multiToken, collectible].some(
    (token) => token.toLowerCase() === to.toLowerCase(),
  )
  if (!isAsked) throw new Error('execution reverted')
  if (data.startsWith(toFunctionSelector('totalSupply()')))
    return encodeFunctionResult({ abi: erc20Abi, functionName: 'totalSupply', result: 100n })
  const isOf = (...holders: Address[]) => holders.some((each) => data.includes(each.slice(2).toLowerCase()))
  const isHostile = to.toLowerCase() === hostile.toLowerCase()
  const fungible = isHostile ? (isOf(rich) ? 5n : 0n) : isOf(rich, earned) ? 50n : 0n
  const result = [multiToken, collectible].some((each) => each.toLowerCase() === to.toLowerCase())
    ? 70n
    : fungible
  return encodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', result })
}

async function valuesOf(path: string, from = api): Promise<[string, string | null][]> {
  const response = await from.request(`/api/v2${path}`)
  const { items } = await response.json()
  return items.map((item: { address?: { hash: string }; token?: { address: string }; value: string }) => [
    item.address?.hash ?? item.token?.address,
    item.value,
  ])
}

it('an account that returned all its receipts with interest is no holder, one that kept some still is', async () => {
  expect(await valuesOf(`/tokens/${pToken}/holders`)).toEqual([
    [earned, '50'],
    [rich, '50'],
  ])
  expect(await valuesOf(`/addresses/${earned}/tokens`)).toEqual([[pToken, '50']])
  expect(await valuesOf(`/addresses/${gone}/tokens`)).toEqual([])
  expect(await valuesOf(`/addresses/${rich}/tokens`)).toContainEqual([pToken, '50'])
})

it('a receipt’s holders come from its contract, and lists leave their number null', async () => {
  const ask = async (path: string, from = api) => (await from.request(`/api/v2${path}`)).json()
  expect(await ask(`/tokens/${pToken}`)).toMatchObject({ holders: 2, holders_count: '2' })
  expect(await ask(`/tokens/${pToken}/counters`)).toMatchObject({ token_holders_count: '2' })
  const { items } = await ask('/tokens?items_count=100')
  const listed = (token: string) => items.find(({ address }: { address: string }) => address === token)
  expect(listed(pToken)).toMatchObject({ holders: null, holders_count: null })
  expect(listed(hostile)).toMatchObject({ holders: null, holders_count: null })
  expect(await ask(`/tokens/${pToken}`, alone)).toMatchObject({ holders: null, holders_count: null })
  expect(await ask(`/tokens/${pToken}/counters`, alone)).toMatchObject({ token_holders_count: null })
})

it('a balance never falls below zero, whatever the events of a contract say', async () => {
  expect(await valuesOf(`/tokens/${hostile}/holders`)).toEqual([[rich, '5']])
  expect(await valuesOf(`/addresses/${robbed}/tokens`)).toEqual([[collectible, '1']])
  expect(await valuesOf(`/tokens/${collectible}/holders`)).toContainEqual([robbed, '1'])
})

it('the ids of an ERC-721 collection are one row of an address, with their number', async () => {
  await store.database
    .insert(tokenBalances)
    .values([902n, 903n].map((tokenId) => ({ token: collectible, holder: robbed, tokenId, amount: 1n })))
  const response = await api.request(`/api/v2/addresses/${robbed}/tokens`)
  expect((await response.json()).items).toMatchObject([
    { token: { address: collectible }, value: '3', token_id: null },
  ])
})

it('until the pool has named its receipts, every ERC-20 without a market is treated as a possible receipt', async () => {
  const held = await valuesOf(`/addresses/${rich}/tokens`, alone)
  expect(held.sort()).toEqual(
    [
      [pToken, null],
      [hostile, null],
      [onMarket, '7'],
    ].sort(),
  )
  expect(await valuesOf(`/tokens/${hostile}/holders`, alone)).toContainEqual([rich, null])
  expect(await valuesOf(`/tokens/${onMarket}/holders`, alone)).toEqual([[rich, '7']])
})

it('in a partly stored chain, balances come from the node or are null, and the owner of one id from its transfers', async () => {
  await store.database.update(followed).set({ firstBlock: 5 })
  expect(await valuesOf(`/addresses/${robbed}/tokens?type=ERC-1155`)).toEqual([[multiToken, '70']])
  expect(await valuesOf(`/addresses/${robbed}/tokens?type=ERC-1155`, alone)).toEqual([[multiToken, null]])
  expect(await valuesOf(`/addresses/${robbed}/tokens?type=ERC-721`)).toEqual([[collectible, '70']])
  expect(await valuesOf(`/addresses/${robbed}/tokens?type=ERC-721`, alone)).toEqual([[collectible, null]])
  expect(await valuesOf(`/tokens/${collectible}/holders`)).toContainEqual([robbed, '70'])
  expect(await valuesOf(`/tokens/${collectible}/instances/901/holders`)).toEqual([[robbed, '1']])
  expect(await valuesOf(`/tokens/${onMarket}/holders`, alone)).toEqual([[rich, null]])
})
