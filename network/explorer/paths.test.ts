import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openResponseCache } from '#network/service/responseCache.ts'
import type { Service } from '#network/service/serve.ts'
import { transactions } from '#network/store/schema/transactionTables.ts'
import type { Store } from '#network/store/store.ts'
import type { Ask } from '#network/testing/explorer/ask.ts'
import { askEveryPath } from '#network/testing/explorer/askEveryPath.ts'
import { specTokenCounters } from '#network/testing/explorer/recordSchemas.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { openSample, sample, sampleHash, sampleHead } from '#network/testing/store/sample.ts'
import { explorerApi } from './explorerServer.ts'
import { servedPaths, specPaths } from './servedPaths.ts'

const [person] = sample.accounts
const transfer = sampleHash('a', 90)
const waiting = sampleHash('a', 0xabc)
const pending = {
  ...{ hash: waiting, blockHash: null, blockNumber: null, transactionIndex: null, type: '0x2' },
  ...{ from: person.toLowerCase(), to: sample.accounts[1].toLowerCase(), value: '0x5', input: '0x' },
  ...{ gas: '0x5208', gasPrice: '0x9', maxFeePerGas: '0x9', maxPriorityFeePerGas: '0x1', nonce: '0x7' },
}

const withdrawals = [1, 2, 3].map((index) => ({
  ...{ index: `0x${index}`, validatorIndex: '0x63', address: person.toLowerCase(), amount: `0x${index}` },
}))

/** Opening a database takes long on a busy machine. */
const slowStart = 60_000

let store: Store
let node: Service
let api: ReturnType<typeof explorerApi>

beforeAll(async () => {
  store = await openSample()
  node = await startFakeNode({
    eth_getBalance: () => '0xde0b6b3a7640000',
    eth_getBlockByHash: ([hash]) => ({
      hash,
      number: '0x1',
      timestamp: '0x1',
      transactions: [],
      withdrawals,
    }),
    eth_getTransactionByHash: ([hash]) => (hash === waiting ? pending : null),
    txpool_content: () => ({ pending: { [pending.from]: { 7: pending } }, queued: {} }),
    debug_traceTransaction: () => ({
      pre: { [person.toLowerCase()]: { balance: '0x10' }, [pending.to]: {} },
      post: { [person.toLowerCase()]: { balance: '0xa' }, [pending.to]: { balance: '0x6' } },
    }),
  })
  api = explorerApi(store, node.url)
}, slowStart)

afterAll(async () => {
  await node.stop()
  await store.close()
})

async function get(path: string) {
  const response = await api.request(`/api/v2${path}`)
  return { status: response.status, body: await response.json() }
}

/** Asks like the tools that check a running server. */
const ask: Ask = async (path) => {
  const response = await api.request(`/api/v2${path}`)
  const contentType = String(response.headers.get('content-type')).replace(/;.*/, '')
  return { status: response.status, contentType, body: await response.json() }
}

/** Paths for which the sample has nothing. */
const emptyHere = /uncle|withdrawals\?page|page=2|nothing%20|q=to|token_creation|approve/

describe('the paths of the spec', () => {
  it(
    'answer with the spec’s names and types, with every query parameter and on the next page',
    async () => {
      const { filled, problems } = await askEveryPath(ask)
      expect(problems).toEqual([])
      const empty = Object.keys(filled).filter((kind) => filled[kind] === 0 && !emptyHere.test(kind))
      expect(empty).toEqual([])
    },
    slowStart,
  )

  it('are all served, and no others but the documented further paths', () => {
    const routes = api.routes
      .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/v2/'))
      .map(({ path }) => formOf(path.replace('/api/v2', '')))
    expect([...new Set(routes)].sort()).toEqual(servedPaths.map(formOf).sort())
    expect(specPaths).toHaveLength(31)
  })

  it('stand beside further paths with their own form', async () => {
    const { body } = await get(`/tokens/${sample.stablecoin}/counters`)
    expect(v.safeParse(specTokenCounters, body).issues).toBeUndefined()
  })
})

/** The names of parameters do not matter. */
function formOf(path: string): string {
  return path.replace(/\{[^}]+\}|:\w+/g, '{}')
}

describe('filters choose', () => {
  it('only transactions of the given kinds and methods', async () => {
    const { body } = await get('/transactions?type=token_transfer&method=mint')
    expect(body.items).not.toHaveLength(0)
    for (const { method, transaction_types } of body.items) {
      expect(method).toBe('mint')
      expect(transaction_types).toContain('token_transfer')
    }
  })

  it('nothing of a kind that only other networks have', async () => {
    for (const filter of ['validated', 'pending'])
      expect((await get(`/transactions?type=blob_transaction&filter=${filter}`)).body.items).toEqual([])
  })

  it('nothing for a method that nobody called', async () => {
    expect((await get('/transactions?method=nonsense')).body.items).toEqual([])
  })

  it('the same transactions by selector as by name', async () => {
    const byName = await get('/transactions?method=transfer')
    expect((await get('/transactions?method=a9059cbb')).body).toEqual(byName.body)
  })

  it('what an address sent, what it received, and both without a repeat', async () => {
    const hashes = async (filter: string) => {
      const { body } = await get(`/addresses/${person}/transactions${filter}`)
      return body.items.map((item: { hash: string }) => item.hash)
    }
    const [sent, received, both] = await Promise.all(['?filter=from', '?filter=to', ''].map(hashes))
    expect(both.toSorted()).toEqual([...new Set([...sent, ...received])].toSorted())
    expect(both).toHaveLength(new Set(both).size)
    expect(sent).not.toEqual(received)
  })

  it('blocks that a reorg removed, which only their hash finds', async () => {
    const { body } = await get('/blocks?type=reorg')
    expect(body.items).toMatchObject([{ height: 20, hash: sampleHash('e', 20), type: 'reorg' }])
    expect((await get('/blocks/20')).body.hash).toBe(sampleHash('b', 20))
    expect((await get(`/blocks/${sampleHash('e', 20)}/transactions`)).body.items).toEqual([])
  })
})

describe('gas prices', () => {
  it('are the spec’s strings, and objects for requests like those of public clients', async () => {
    const responseCache = await openResponseCache(store)
    const cacheResponses = explorerApi(store, node.url, { responseCache })
    const ask = async (headers = {}, path = '/stats') =>
      (await (await cacheResponses.request(`/api/v2${path}`, { headers })).json()).gas_prices
    const plain = await ask()
    const inParts = { 'updated-gas-oracle': 'true' }
    const parts = await ask(inParts)
    for (const speed of ['slow', 'average', 'fast']) expect(parts[speed].price).toBe(Number(plain[speed]))
    expect(await ask()).toEqual(plain)
    expect(await ask(inParts, '/stats/')).toEqual(parts)
    await responseCache.close()
  })
})

describe('pending transactions', () => {
  it('are listed without a block, filtered like the others', async () => {
    const { body } = await get('/transactions?filter=pending&type=coin_transfer')
    expect(body.items).toMatchObject([{ hash: waiting, block_number: null, status: null, result: 'pending' }])
    expect((await get('/transactions?filter=pending&type=contract_call')).body.items).toEqual([])
  })

  it('can be paged by number and by cursor', async () => {
    const waitingHere = [3, 1, 2].map((seed) => ({
      ...pending,
      hash: sampleHash('e', seed),
      nonce: `0x${seed}`,
    }))
    const pool = await startFakeNode({
      txpool_content: () => ({
        pending: { [pending.from]: { 1: waitingHere[0], 2: waitingHere[1] } },
        queued: { [pending.to]: { 9: waitingHere[2] } },
      }),
    })
    const busy = explorerApi(store, pool.url)
    const list = async (query: string) =>
      (await busy.request(`/api/v2/transactions?filter=pending&items_count=2${query}`)).json()
    const hashes = [1, 2, 3].map((seed) => ({ hash: sampleHash('e', seed) }))
    const first = await list('')
    expect(first.items).toMatchObject(hashes.slice(0, 2))
    expect(await list(`&hash=${first.next_page_params.hash}`)).toMatchObject({
      items: hashes.slice(2),
      next_page_params: null,
    })
    expect((await list('&page=2')).items).toMatchObject(hashes.slice(2))
    await pool.stop()
  })

  it('have a detail, and lists that are empty', async () => {
    expect((await get(`/transactions/${waiting}`)).body.fee).toEqual({ type: 'maximum', value: '189000' })
    for (const sub of ['token-transfers', 'internal-transactions', 'logs', 'state-changes'])
      expect((await get(`/transactions/${waiting}/${sub}`)).body).toMatchObject({
        items: [],
        next_page_params: null,
      })
  })
})

describe('what the node alone knows', () => {
  it('are the withdrawals of a block, in wei, the newest first and page by page', async () => {
    const path = '/blocks/12/withdrawals?items_count=2'
    const first = await get(path)
    expect(first.body.items).toMatchObject([
      { index: 3, validator_index: 99, receiver: { hash: person }, amount: '3000000000' },
      { index: 2, amount: '2000000000' },
    ])
    expect((await get(`${path}&index=${first.body.next_page_params.index}`)).body).toMatchObject({
      items: [{ index: 1, amount: '1000000000' }],
      next_page_params: null,
    })
    expect((await get('/blocks/12')).body.withdrawals_count).toBeNull()
  })

  it('are not the withdrawals of a block that was stored with them', async () => {
    const silent = await startFakeNode({})
    const quiet = explorerApi(store, silent.url)
    const block = await quiet.request(`/api/v2/blocks/${sampleHash('b', 11)}`)
    expect((await block.json()).withdrawals_count).toBe(2)
    const list = await quiet.request('/api/v2/blocks/11/withdrawals')
    expect((await list.json()).items).toMatchObject([
      { index: 2, validator_index: 99, amount: '2000000000' },
      { index: 1, amount: '1000000000' },
    ])
    const blocks = (await get('/blocks')).body.items as { height: number; withdrawals_count: number | null }[]
    expect(blocks.find(({ height }) => height === 11)?.withdrawals_count).toBe(2)
    await silent.stop()
  })

  it.each<[string, object | null, number]>([
    ['there are none before Shanghai', {}, 200],
    ['they are unknown where the node keeps them to itself', { withdrawalsRoot: sampleHash('b', 1) }, 503],
    ['they are unknown where the node no longer has the block', null, 503],
  ])('of withdrawals: %s', async (_, fields, status) => {
    const block = fields && {
      hash: sampleHash('b', 12),
      number: '0xc',
      timestamp: '0x1',
      transactions: [],
      ...fields,
    }
    const other = await startFakeNode({ eth_getBlockByHash: () => block })
    const api = explorerApi(store, other.url)
    expect((await api.request('/api/v2/blocks/12/withdrawals')).status).toBe(status)
    await other.stop()
  })

  it('is the balance of an address that no block names', async () => {
    const { status, body } = await get('/addresses/0x00000000000000000000000000000000000000ff')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      balance: '1000000000000000000',
      coin_balance: '1000000000000000000',
      // The newest stored block, which the node was asked about.
      block_number_balance_updated_at: sampleHead,
      transactions_count: 0,
    })
  })

  it('are the coins before and after a transaction', async () => {
    const { body } = await get(`/transactions/${sampleHash('a', 80)}/state-changes`)
    expect(body.items).toMatchObject([
      { address: { hash: person }, balance_before: '16', balance_after: '10', change: '-6' },
      { address: { hash: sample.accounts[1] }, balance_before: '0', balance_after: '6', change: '6' },
    ])
  })

  // The last error is Anvil's for a transaction that is older than its last start.
  it.each([
    ['is down', null],
    ['answers nothing', { debug_traceTransaction: () => null }],
    ['has forgotten', { debug_traceTransaction: () => ({ failed: false, gas: 0, structLogs: [] }) }],
  ])('comes from the store when the node %s', async (_, answers) => {
    const other = answers && (await startFakeNode(answers))
    const alone = explorerApi(store, other?.url ?? 'http://127.0.0.1:9')
    const response = await alone.request(`/api/v2/transactions/${transfer}/state-changes`)
    const { items } = await response.json()
    await other?.stop()
    expect(items).toMatchObject([
      { type: 'coin', balance_before: null, change: '21000' },
      { type: 'coin', balance_before: null, change: '-168000' },
      { type: 'token', balance_before: '1000000', balance_after: '10000000', change: '9000000' },
    ])
  })

  it('are the coins of a transaction with blobs, of which the store does not know what they cost', async () => {
    const hash = sampleHash('a', 80)
    const setType = (type: number) =>
      store.database.update(transactions).set({ type }).where(eq(transactions.hash, hash))
    const alone = explorerApi(store, 'http://127.0.0.1:9')
    const changes = async () => {
      const response = await alone.request(`/api/v2/transactions/${hash}/state-changes`)
      return (await response.json()).items.map(({ change }: { change: unknown }) => change)
    }
    expect(await changes()).not.toContain(null)
    await setType(3)
    expect(new Set(await changes())).toEqual(new Set([null]))
    await setType(2)
  })

  it('is not requested for answers that do not show it', async () => {
    const alone = explorerApi(store, 'http://127.0.0.1:9')
    const answers = [
      '/transactions',
      '/tokens',
      `/addresses/${person}/tokens`,
      '/transactions?filter=pending',
    ]
    for (const path of answers) expect((await alone.request(`/api/v2${path}`)).status).toBe(200)
    const unknown = await alone.request('/api/v2/addresses/0x00000000000000000000000000000000000000ff')
    expect(await unknown.json()).toMatchObject({ balance: null, coin_balance: null })
  })
})

describe('search', () => {
  it('puts an equal symbol before names that contain the text', async () => {
    const { body } = await get('/search?q=TUSD')
    expect(body.items[0]).toMatchObject({ type: 'token', symbol: 'TUSD', address_hash: sample.stablecoin })
  })

  it('treats wildcards as plain characters', async () => {
    for (const text of ['%25', '_', '%5C', '%27'])
      expect((await get(`/search?q=${text}`)).body.items).toEqual([])
  })

  it('finds the block of the chain and the block that a reorg removed by their number', async () => {
    const { body } = await get('/search?q=20')
    expect(body.items.map((item: { block_type: string }) => item.block_type)).toEqual(['block', 'reorg'])
  })

  it('redirects from a hash with or without 0x, a number and an address to what they identify', async () => {
    const redirect = async (text: string) => (await get(`/search/check-redirect?q=${text}`)).body
    const block = { redirect: true, type: 'block', parameter: sampleHash('b', 20) }
    expect(await redirect('20')).toEqual(block)
    expect(await redirect(sampleHash('b', 20).slice(2))).toEqual(block)
    expect(await redirect(person.toLowerCase())).toMatchObject({ type: 'address', parameter: person })
    expect(await redirect(transfer)).toMatchObject({ type: 'transaction', parameter: transfer })
    expect(await redirect('99999999')).toEqual({ redirect: false, type: null, parameter: null })
  })
})
