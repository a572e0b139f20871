import type { Hash } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPartitions } from '#network/store/partitions/createPartitions.ts'
import { coinBalances } from '#network/store/schema/addressTables.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import { tokens, tokenTransfers } from '#network/store/schema/tokenTables.ts'
import { logs, transactions } from '#network/store/schema/transactionTables.ts'
import type { Store } from '#network/store/store.ts'
import {
  openSample,
  sample,
  sampleAddress,
  sampleHash,
  sampleHead,
  samplePartitionBlocks,
  sampleTime,
} from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'

type Item = Record<string, unknown>
const [person] = sample.accounts
const busy = sampleHash('a', 110)

/** Opening a database takes long on a busy machine. */
const slowStart = 60_000

let store: Store
let api: ReturnType<typeof explorerApi>
let newest = sampleHead

beforeAll(async () => {
  store = await openSample()
  await store.database.insert(tokens).values(
    Array.from({ length: 9 }, (_, index) => ({
      ...{ address: sampleAddress(0x10 + index), firstBlock: 1, type: 'ERC-20' },
      ...{ name: `Tide pool ${index}`, symbol: 'POOL', decimals: 18, holders: index % 3 },
    })),
  )
  await fill(busy)
  api = explorerApi(store, 'http://127.0.0.1:9')
}, slowStart)

afterAll(() => store.close())

async function get(path: string, parameters: Record<string, unknown> = {}) {
  const url = new URL(path, 'http://explorer/')
  url.pathname = `/api/v2${url.pathname}`
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value))
  const response = await api.request(url.href)
  expect(response.status).toBe(200)
  return (await response.json()) as { items: Item[]; next_page_params: Item | null }
}

/** Adds seven logs and transfers to a transaction. */
async function fill(hash: Hash) {
  const places = [6, 2, 5, 8, 3, 7, 4].map((logIndex) => ({
    ...{ blockNumber: 11, logIndex, transactionHash: hash },
  }))
  await store.database
    .insert(logs)
    .values(
      places.map((at) => ({ ...at, transactionIndex: 0, address: sample.stablecoin, data: '0x' as const })),
    )
  const sent = {
    token: sample.stablecoin,
    tokenType: 'ERC-20',
    from: person,
    to: sample.accounts[1],
    amount: 1n,
  }
  await store.database
    .insert(tokenTransfers)
    .values(places.map((at) => ({ ...at, ...sent, timestamp: sampleTime(11) })))
}

/** Adds a block with something for every list, as the sync would while somebody is reading. */
async function mine() {
  newest += 1
  const [number, hash] = [newest, sampleHash('a', newest * 10)]
  const at = { blockNumber: number, timestamp: sampleTime(number) }
  await store.database.insert(blocks).values({
    ...{ hash: sampleHash('b', number), number, parentHash: sampleHash('b', number - 1) },
    ...{ timestamp: at.timestamp, miner: person, gasUsed: 21_000n, gasLimit: 30_000_000n, size: 1 },
    ...{ difficulty: 0n, extraData: '0x', stateRoot: sampleHash('e', number), transactionsCount: 1 },
    ...{ internalTransactionsCount: 0, burntFees: 0n, priorityFees: 0n },
  })
  await store.database.insert(transactions).values({
    ...{ ...at, hash, blockHash: sampleHash('b', number), index: 0, from: person, to: sample.stablecoin },
    ...{ value: 0n, gasLimit: 1n, gasUsed: 1n, cumulativeGasUsed: 1n, gasPrice: 8n, type: 2, nonce: number },
    ...{ input: '0x', succeeded: true, kinds: ['token_transfer'], tokenTransfersCount: 1 },
  })
  await createPartitions(store.database, { from: number, to: number }, samplePartitionBlocks)
  await store.database.insert(tokenTransfers).values({
    ...{ ...at, logIndex: 0, transactionHash: hash, token: sample.stablecoin, tokenType: 'ERC-20' },
    ...{ from: person, to: sample.accounts[1], amount: 1n },
  })
  await store.database.insert(coinBalances).values({ ...at, address: person, balance: 1n, delta: 1n })
}

const lists: [path: string, identity: (item: Item) => string][] = [
  ['/transactions', (item) => String(item.hash)],
  ['/transactions?type=contract_call', (item) => String(item.hash)],
  [`/addresses/${person}/transactions`, (item) => String(item.hash)],
  ['/transactions?method=transfer', (item) => String(item.hash)],
  [`/addresses/${person}/transactions?filter=from`, (item) => String(item.hash)],
  [`/addresses/${sample.accounts[1]}/transactions?filter=to`, (item) => String(item.hash)],
  ['/blocks', (item) => String(item.hash)],
  ['/blocks?type=reorg', (item) => String(item.hash)],
  ['/token-transfers', transferIdentity],
  ['/token-transfers?type=ERC-721,ERC-1155', transferIdentity],
  [`/addresses/${person}/token-transfers?type=ERC-20&filter=from`, transferIdentity],
  [`/tokens/${sample.stablecoin}/transfers`, transferIdentity],
  [`/transactions/${busy}/token-transfers`, transferIdentity],
  [`/addresses/${person}/token-transfers`, transferIdentity],
  [`/addresses/${person}/coin-balance-history`, (item) => String(item.block_number)],
  [`/addresses/${sample.stablecoin}/logs`, (item) => `${item.transaction_hash} ${item.index}`],
  [`/transactions/${busy}/logs`, (item) => String(item.index)],
  [`/transactions/${sampleHash('a', 120)}/internal-transactions`, (item) => String(item.index)],
  [`/addresses/${sample.createdContract}/internal-transactions`, (item) => String(item.index)],
  [`/transactions/${sampleHash('a', 90)}/state-changes`, (item) => JSON.stringify([item.address, item.type])],
  ['/tokens', (item) => String(item.address)],
  ['/tokens?sort=fiat_value&order=asc', (item) => String(item.address)],
  ['/tokens?sort=circulating_market_cap', (item) => String(item.address)],
  [`/addresses/${person}/tokens`, balanceIdentity],
  [`/tokens/${sample.stablecoin}/holders`, holderIdentity],
  [`/tokens/${sample.multiToken}/holders`, holderIdentity],
  [`/tokens/${sample.collectible}/holders`, holderIdentity],
  ['/search?q=tide', (item) => String(item.address_hash)],
  ['/search?q=20', (item) => String(item.block_hash ?? item.address_hash)],
]

function transferIdentity(item: Item): string {
  return `${item.transaction_hash} ${item.log_index} ${item.index_in_batch}`
}

function balanceIdentity(item: Item): string {
  return `${(item.token as Item).address} ${item.token_id}`
}

function holderIdentity(item: Item): string {
  return `${(item.address as Item).hash} ${item.token_id}`
}

describe('cursors walk a list without a gap or a repeat while blocks arrive', () => {
  it.each(lists)('%s', async (path, identity) => {
    const whole = (await get(path, { items_count: 100 })).items.map(identity)
    const walked: string[] = []
    let cursor: Item | null = { items_count: 3 }
    while (cursor) {
      const { items, next_page_params } = await get(path, cursor)
      walked.push(...items.map(identity))
      if (walked.length === items.length) await mine()
      cursor = next_page_params
    }
    expect(walked).toEqual(whole)
    expect(new Set(walked).size).toBe(walked.length)
  })
})

describe('numbered pages show the same list as cursors', () => {
  it.each(lists)('%s', async (path, identity) => {
    const whole = (await get(path, { items_count: 100 })).items.map(identity)
    const pages: string[] = []
    for (let page = 1; page <= Math.ceil(whole.length / 3); page++)
      pages.push(...(await get(path, { page, items_count: 3 })).items.map(identity))
    expect(pages).toEqual(whole)
    expect((await get(path, { page: Math.floor(whole.length / 3) + 2, items_count: 3 })).items).toEqual([])
  })

  it('a search whose exact match fills a page goes on with the tokens', async () => {
    const first = await get('/search', { q: 7, items_count: 1 })
    expect(first.items).toMatchObject([{ type: 'block', block_number: 7 }])
    const second = await get('/search', first.next_page_params ?? {})
    expect(second.items).toMatchObject([{ type: 'token', name: 'Tide pool 7' }])
    expect(second.next_page_params).toBeNull()
  })

  it('a search with more exact matches than a page holds loses none of them', async () => {
    const found: unknown[] = []
    for (let cursor: Item | null = { items_count: 1 }; cursor; ) {
      const { items, next_page_params } = await get('/search?q=20', cursor)
      found.push(...items)
      cursor = next_page_params
    }
    expect(found).toMatchObject([{ block_type: 'block' }, { block_type: 'reorg' }])
    expect(found).toEqual((await get('/search?q=20')).items)
  })

  it('numbered pages continue by cursor', async () => {
    const first = await get('/blocks', { page: 1, items_count: 2 })
    const second = await get('/blocks', first.next_page_params ?? {})
    expect(second.items).toEqual((await get('/blocks', { page: 2, items_count: 2 })).items)
  })

  it('pages have 50 records by default, and the last one has no next page even when it is full', async () => {
    expect((await get('/blocks')).items).toHaveLength(50)
    const all = (await get(`/tokens/${sample.stablecoin}/holders`)).items.length
    const exact = await get(`/tokens/${sample.stablecoin}/holders`, { items_count: all })
    expect(exact.next_page_params).toBeNull()
  })
})

describe('lists inside a transaction are ordered from its first event', () => {
  it.each([
    [`/transactions/${busy}/logs`, (item: Item) => Number(item.index)],
    [`/transactions/${busy}/token-transfers`, (item: Item) => Number(item.log_index)],
    [`/transactions/${sampleHash('a', 120)}/internal-transactions`, (item: Item) => Number(item.index)],
  ])('%s', async (path, place) => {
    const places = (await get(path)).items.map(place)
    expect(places.length).toBeGreaterThan(1)
    expect(places).toEqual([...places].sort((left, right) => left - right))
  })
})
