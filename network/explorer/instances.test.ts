import { type Address, decodeFunctionData, encodeFunctionResult, erc721Abi, erc1155Abi, type Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Service } from '#network/service/serve.ts'
import { followed } from '#network/store/schema/followed.ts'
import { tokenBalances, tokenTransfers } from '#network/store/schema/tokenTables.ts'
import type { Store } from '#network/store/store.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { openSample, sample, sampleAddress, sampleHash, sampleTime } from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'

/** The single tokens of collections, and what an address has of them. */

type Item = Record<string, unknown>

const { collectible, multiToken, stablecoin } = sample
const [alice, bob] = [0x61, 0x62].map(sampleAddress) as [Address, Address]
const largest = 2n ** 256n - 1n

let store: Store
let node: Service
let api: ReturnType<typeof explorerApi>
/** The API while no node answers. */
let alone: ReturnType<typeof explorerApi>
/** What the fake contracts answer, by function and id. */
let told: Record<string, string | bigint>

beforeAll(async () => {
  store = await openSample()
  const ids = [0n, 11n, 12n, 13n, 14n, largest]
  await store.database.insert(tokenBalances).values([
    ...ids.map((tokenId) => ({ token: collectible, holder: alice, tokenId, amount: 1n })),
    // A contract with two last transfers of one id: they do not say whose it is.
    { token: collectible, holder: bob, tokenId: 14n, amount: 1n },
    { token: multiToken, holder: alice, tokenId: 0n, amount: 30n },
    { token: multiToken, holder: bob, tokenId: 0n, amount: 70n },
    { token: multiToken, holder: alice, tokenId: 9n, amount: 1n },
    { token: multiToken, holder: alice, tokenId: 10n, amount: -5n },
  ])
  const at = { batchIndex: 0, transactionHash: sampleHash('a', 330), timestamp: sampleTime(33), amount: 1n }
  const moved = { ...at, token: collectible, tokenType: 'ERC-721', from: bob }
  await store.database.insert(tokenTransfers).values([
    { ...moved, blockNumber: 33, logIndex: 100, to: alice, tokenId: 12n },
    { ...moved, blockNumber: 34, logIndex: 100, to: alice, tokenId: 12n },
    { ...moved, blockNumber: 34, logIndex: 101, to: alice, tokenId: 13n },
    { ...moved, blockNumber: 34, logIndex: 102, to: sampleAddress(0), tokenId: 77n },
  ])
  node = await startFakeNode({ eth_call: ([call]) => answer((call as { data: Hex }).data) })
  api = explorerApi(store, node.url)
  alone = explorerApi(store, 'http://127.0.0.1:9')
}, 60_000)

beforeEach(() => {
  told = {}
})

afterAll(async () => {
  await node.stop()
  await store.close()
})

function answer(data: Hex): Hex {
  const { functionName, args } = decodeFunctionData({
    abi: [...erc721Abi, ...erc1155Abi.filter((each) => each.type === 'function' && each.name === 'uri')],
    data,
  })
  const result = told[`${functionName} ${args?.[0]}`] ?? told[functionName]
  if (typeof result !== 'string') throw new Error('execution reverted')
  if (functionName === 'ownerOf')
    return encodeFunctionResult({ abi: erc721Abi, functionName, result: result as Address })
  return encodeFunctionResult({ abi: erc721Abi, functionName: 'tokenURI', result })
}

async function get(path: string, from = api) {
  const response = await from.request(`/api/v2${path}`)
  return { status: response.status, body: await response.json() }
}

const uriOf = (metadata: unknown) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(metadata)).toString('base64')}`

/** All rows of a list, two a page by cursor. */
async function walk(path: string): Promise<Item[]> {
  const rows: Item[] = []
  for (let cursor: Item | null = { items_count: 2 }; cursor; ) {
    const query = new URLSearchParams(Object.entries(cursor).map(([name, value]) => [name, String(value)]))
    const { body } = await get(`${path}?${query}`)
    rows.push(...body.items)
    cursor = body.next_page_params
  }
  return rows
}

it('the instances of a collection are all ids that somebody holds, the highest first', async () => {
  const ids = [largest, 14n, 13n, 12n, 11n, 10n, 2n, 0n].map(String)
  const rows = await walk(`/tokens/${collectible}/instances`)
  expect(rows.map(({ id }) => id)).toEqual(ids)
  const { body } = await get(`/tokens/${collectible}/instances?page=3&items_count=3`)
  expect(body.items.map(({ id }: Item) => id)).toEqual(ids.slice(6))
  expect(body.next_page_params).toBeNull()
})

it('an ERC-721 token has the owner of its last transfer, and the contract names one where there are two', async () => {
  told = { 'ownerOf 14': bob, ownerOf: sampleAddress(0x99) }
  const { body } = await get(`/tokens/${collectible}/instances`)
  const ownerOf = (id: string) => body.items.find((item: Item) => item.id === id).owner?.hash
  expect(ownerOf('12')).toBe(alice)
  expect(ownerOf('14')).toBe(bob)
  const { body: unasked } = await get(`/tokens/${collectible}/instances/14`, alone)
  expect(unasked).toMatchObject({ id: '14', owner: null, is_unique: true, token: { type: 'ERC-721' } })
})

it('an ERC-1155 id has an owner only where there is one of it', async () => {
  const rows = await walk(`/tokens/${multiToken}/instances`)
  const told = rows.map(({ id, owner, is_unique }) => [id, (owner as Item | null)?.hash ?? null, is_unique])
  expect(told).toContainEqual(['9', alice, true])
  expect(told).toContainEqual(['0', null, false])
  expect(told.map(([id]) => id)).not.toContain('10')
})

it('the holders of one id are listed with their amounts, the largest first', async () => {
  const path = `/tokens/${multiToken}/instances/0/holders`
  const holders = (await walk(path)).map(({ address, value, token_id }) => [
    (address as Item).hash,
    value,
    token_id,
  ])
  expect(holders).toEqual([
    [bob, '70', '0'],
    [alice, '30', '0'],
  ])
  expect((await get(`/tokens/${collectible}/instances/12/holders`)).body.items).toMatchObject([
    { address: { hash: alice }, value: '1' },
  ])
})

it('the transfers of one id leave out those of other ids', async () => {
  const rows = await walk(`/tokens/${collectible}/instances/12/transfers`)
  expect(rows.map(({ block_number, total }) => [block_number, (total as Item).token_id])).toEqual([
    [34, '12'],
    [33, '12'],
  ])
})

it('metadata that the contract itself holds is served with its picture, and no address is followed', async () => {
  const shell = { name: 'Shell', image: 'data:image/png;base64,AA', attributes: [{ value: 3 }] }
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>'
  told = {
    'tokenURI 12': uriOf(shell),
    'tokenURI 13': 'https://elsewhere.example/13.json',
    'tokenURI 11': `data:application/json,{"name":"100% real","image_data":${JSON.stringify(drawing)}}`,
  }
  const { body } = await get(`/tokens/${collectible}/instances`)
  const of = (id: string) => body.items.find((item: Item) => item.id === id)
  expect(of('12')).toMatchObject({ metadata: shell, image_url: shell.image })
  expect(of('13')).toMatchObject({ metadata: null, image_url: null })
  expect(of('11')).toMatchObject({
    metadata: { name: '100% real' },
    image_url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  })
})

it.each([
  ['a list', uriOf(['none'])],
  ['broken', 'data:application/json;base64,%%%'],
  ['huge', uriOf({ name: 'x'.repeat(300_000) })],
  ['nested beyond measure', `data:application/json,${'['.repeat(60_000)}${']'.repeat(60_000)}`],
  ['a page', 'data:text/html,<script>alert(1)</script>'],
])('metadata that is %s leaves the token without metadata', async (_, uri) => {
  told = { tokenURI: uri }
  for (const path of ['instances', 'instances/12']) {
    const { status, body } = await get(`/tokens/${collectible}/${path}`)
    expect([status, (body.items?.[0] ?? body).metadata]).toEqual([200, null])
  }
})

it('metadata with fields of wrong types is served as it is, without addresses', async () => {
  told = { tokenURI: uriOf({ image: { url: 'javascript:alert(1)' }, external_url: 7, animation_url: [] }) }
  const { body } = await get(`/tokens/${collectible}/instances/12`)
  expect(body).toMatchObject({ image_url: null, external_app_url: null, animation_url: null })
})

it('an id without transfers exists when the contract names its owner, else it is not found', async () => {
  expect((await get(`/tokens/${collectible}/instances/500`)).status).toBe(404)
  told = { 'ownerOf 500': bob }
  expect((await get(`/tokens/${collectible}/instances/500`)).body).toMatchObject({ owner: { hash: bob } })
  expect((await get(`/tokens/${multiToken}/instances/500`)).status).toBe(404)
})

it('a burnt token is found without an owner', async () => {
  const { status, body } = await get(`/tokens/${collectible}/instances/77`)
  expect([status, body.owner]).toEqual([200, null])
})

it.each([
  [`/tokens/${collectible}/instances/${2n ** 256n}`, 422],
  [`/tokens/${collectible}/instances/-1`, 422],
  [`/tokens/${collectible}/instances/0x1`, 422],
  [`/tokens/${stablecoin}/instances/1`, 404],
  [`/tokens/${alice}/instances`, 404],
  [`/addresses/${alice}/nft?type=ERC-20`, 422],
])('%s is answered with %d', async (path, status) => {
  const answer = await get(path)
  expect([answer.status, typeof answer.body.message]).toEqual([status, 'string'])
})

it('an ERC-20 token has no instances', async () => {
  expect((await get(`/tokens/${stablecoin}/instances`)).body).toEqual({ items: [], next_page_params: null })
})

it('an address lists its NFTs by collection and id, each with how many it holds', async () => {
  const rows = await walk(`/addresses/${alice}/nft`)
  const told = rows.map(({ token, id, value }) => `${(token as Item).type} ${id} ${value}`)
  expect(told).toEqual([
    ...['0', '11', '12', '13', '14', String(largest)].map((id) => `ERC-721 ${id} 1`),
    'ERC-1155 0 30',
    'ERC-1155 9 1',
  ])
  const { body } = await get(`/addresses/${alice}/nft?type=ERC-1155`)
  expect(body.items.map(({ id }: Item) => id)).toEqual(['0', '9'])
})

it('the collections of an address have the number of its ids and the first of them', async () => {
  const rows = await walk(`/addresses/${alice}/nft/collections`)
  expect(rows).toMatchObject([
    { token: { address: collectible }, amount: '6' },
    { token: { address: multiToken }, amount: '2', token_instances: [{ id: '0' }, { id: '9' }] },
  ])
})

it('in a partly stored chain amounts of ERC-1155 are null while the node does not answer', async () => {
  await store.database.update(followed).set({ firstBlock: 5 })
  const { body } = await get(`/addresses/${alice}/nft`, alone)
  expect(body.items.map(({ id, value }: Item) => [id, value])).toContainEqual(['9', null])
  expect(body.items.map(({ id, value }: Item) => [id, value])).toContainEqual(['12', '1'])
  await store.database.update(followed).set({ firstBlock: 0 })
})
