import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { poolLogsQuery } from './poolLogs.ts'

const pool = checksummed(`0x${'a1'.repeat(20)}`)
const topic = `0x${'01'.repeat(32)}`
const newest = 2_257_024
/** The blocks of the pool's logs, newest first: one an hour of a chain with blocks every 277 ms. */
const blocks = Array.from({ length: 170 }, (_, index) => newest - 5 - index * 13_000)
const size = 50

type Network = {
  /** The blocks that the node searches at once; 0 when it has no search. */
  range?: number
  /** Whether the explorer answers, and the newest block it knows. */
  explorer?: { head: number } | null
}

let asked: string[]
beforeEach(() => {
  asked = []
})

/** A node that searches some blocks at once, and an explorer with pages of 50 logs. */
async function serve({ range = 10_000, explorer = { head: newest } }: Network) {
  await loadTestConfig({ lendingPool: pool })
  vi.stubGlobal('fetch', async (input: URL | string, { body }: { body?: string } = {}) => {
    if (body !== undefined) return answerCalls(body, ({ method, params }) => node(method, params, range))
    const { pathname, searchParams } = new URL(input)
    if (explorer === null) return new Response('down', { status: 503 })
    if (pathname.endsWith('/main-page/blocks')) return Response.json([headBlock(explorer.head)])
    asked.push('list')
    const start = Number(searchParams.get('index') ?? 0)
    const known = blocks.filter((block) => block <= explorer.head)
    const items = known.slice(start, start + size).map((block) => ({
      ...{ address: { hash: pool }, index: 0, transaction_hash: `0x${block.toString(16).padStart(64, '0')}` },
      ...{ block_number: block, topics: [topic], data: '0x' },
    }))
    const next = start + size < known.length ? { index: start + size } : null
    return Response.json({ items, next_page_params: next })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = poolLogsQuery(['all'], [[topic]], (logs) => logs)
  const { queryKey, queryFn = () => Promise.reject(new Error('No function')) } = query
  const read = () => client.fetchQuery({ queryKey, queryFn })
  return { client, query, read }
}

function headBlock(height: number) {
  return { height, hash: `0x${'b1'.repeat(32)}`, timestamp: '2026-02-02T04:40:00Z', transactions_count: 0 }
}

function node(method: string, params: readonly unknown[], range: number) {
  if (method === 'eth_blockNumber') return { result: `0x${newest.toString(16)}` }
  asked.push('node')
  if (range === 0) return { error: { code: -32_601, message: 'the method eth_getLogs does not exist' } }
  const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }]
  if (Number(toBlock) - Number(fromBlock) >= range)
    return { error: { code: -32_000, message: `maximum [from, to] blocks distance: ${range}` } }
  const found = blocks.filter((block) => block >= Number(fromBlock) && block <= Number(toBlock))
  return {
    result: found.map((block) => ({
      ...{ address: pool, topics: [topic], data: '0x', logIndex: '0x0' },
      ...{ blockNumber: `0x${block.toString(16)}` },
    })),
  }
}

test('a node of 10,000 blocks a request searches the newest ones, the explorer lists all others', async () => {
  const { read } = await serve({})
  const found = await read()
  expect(found.logs.map(({ blockNumber }) => blockNumber)).toEqual(blocks)
  expect(found).toMatchObject({ fromBlock: 0, toBlock: newest, unreadable: 0 })
  expect(asked.filter((each) => each === 'node')).toHaveLength(2)
})

test('a node that searches the whole chain needs no more than one page of the explorer', async () => {
  const { read } = await serve({ range: newest + 1 })
  expect((await read()).logs).toHaveLength(blocks.length)
  expect(asked.toSorted()).toEqual(['list', 'node'])
})

test('a node without a search leaves the list of the explorer, up to the block that it knows', async () => {
  const { read } = await serve({ range: 0, explorer: { head: newest - 9 } })
  const found = await read()
  expect(found.logs.map(({ blockNumber }) => blockNumber)).toEqual(blocks.slice(1))
  expect(found).toMatchObject({ fromBlock: 0, toBlock: newest - 9 })
})

test('without the explorer the node searches sixteen ranges more, and a further search goes on below them', async () => {
  const { client, query, read } = await serve({ explorer: null })
  expect((await read()).fromBlock).toBe(newest + 1 - 17 * 10_000)
  await query.searchFurther(client)
  const further = client.getQueryData<Awaited<ReturnType<typeof read>>>(query.queryKey)
  expect(further?.fromBlock).toBe(newest + 1 - 33 * 10_000)
  expect(further?.logs).toHaveLength(26)
})

test('an explorer that is far behind the node’s newest blocks does not fill the gap between them', async () => {
  const { read } = await serve({ explorer: { head: newest - 500_000 } })
  const found = await read()
  expect(found.fromBlock).toBe(newest + 1 - 17 * 10_000)
  expect(found.logs).toHaveLength(14)
})

test('with neither of them the error of the node is thrown', async () => {
  const { read } = await serve({ range: 0, explorer: null })
  await expect(read()).rejects.toThrow('eth_getLogs does not exist')
})

test('a second reading keeps what a further search found', async () => {
  const { client, query, read } = await serve({ explorer: null })
  await read()
  await query.searchFurther(client)
  const { fromBlock } = client.getQueryData<Awaited<ReturnType<typeof read>>>(query.queryKey) ?? {}
  asked.length = 0
  expect((await read()).fromBlock).toBe(fromBlock)
  expect(asked).toHaveLength(2)
})
