import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wireMarket, wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { allSwapsByUserQuery } from './userSwaps.ts'

const [pool, token, router] = ['5', '6', '7'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
]
const person = checksummed(`0x${'8'.repeat(40)}`)
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const { txHash, ...swap } = wireSwap(1, { poolAddress: pool, sender: router, tokenOut: token })
const transfer = {
  ...{ id: 1, transactionHash: txHash, tokenAddress: token, fromAddress: pool, toAddress: person },
  ...{ amount: '1000', blockNumber: 101, timestamp: '2026-01-01T00:00:00Z' },
}
let listed: object[] = []
let named: object[] = []
let moved: object[] = []

/** An indexer that names the router as the sender of every trade. */
beforeEach(async () => {
  await loadTestConfig()
  listed = [{ transactionHash: txHash, ...swap }]
  named = []
  moved = [transfer]
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    if (query.includes('SomeMarkets')) return Response.json({ data: marketsOf(variables) })
    const isFirst = variables.offset === 0
    if (query.includes('swapsByUser')) return Response.json({ data: { swapsByUser: isFirst ? named : [] } })
    if (query.includes('transfersByAddress'))
      return Response.json({ data: { transfersByAddress: isFirst ? moved : [] } })
    return Response.json({ data: { swaps: isFirst ? listed : [] } })
  })
})

afterEach(() => client.clear())

/** By `m0` for `p0` and so on: each token has a market, all with the same pool. */
function marketsOf(tokens: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, tokenAddress], index) => [
      name.replace('p', 'm'),
      wireMarket(index + 1, { poolAddress: pool, tokenAddress }),
    ]),
  )
}

/** As many tokens that moved to the person from this address, each in a transaction of its own. */
function received(count: number, fromAddress: string) {
  return Array.from({ length: count }, (_, at) => ({
    ...transfer,
    id: at + 2,
    transactionHash: `0x${(at + 1).toString(16).padStart(64, '0')}`,
    tokenAddress: `0x${(at + 1).toString(16).padStart(40, '0')}`,
    fromAddress,
  }))
}

test('a trade through a router belongs to the receiver of the tokens, and names the router', async () => {
  const { rows, isWhole } = await client.fetchQuery(allSwapsByUserQuery(person))
  expect(rows).toMatchObject([{ sender: person, router, side: 'buy', usdAmount: '10.5' }])
  expect(isWhole).toBe(true)
})

test('a transfer from a pool whose trade is not listed makes the list incomplete, never empty', async () => {
  listed = []
  expect(await client.fetchQuery(allSwapsByUserQuery(person))).toEqual({ rows: [], isWhole: false })
})

test('thirty tokens that somebody gave to a trader leave the list of trades whole', async () => {
  moved = [transfer, ...received(30, router)]
  const { rows, isWhole } = await client.fetchQuery(allSwapsByUserQuery(person))
  expect(rows).toHaveLength(1)
  expect(isWhole).toBe(true)
})

test('more markets with unnamed trades than are searched make the list incomplete', async () => {
  moved = received(30, pool)
  listed = received(30, pool).map(({ transactionHash }, at) => ({ ...swap, id: at + 1, transactionHash }))
  expect((await client.fetchQuery(allSwapsByUserQuery(person))).isWhole).toBe(false)
})

test('an indexer that names the person of one trade and the router of another has both', async () => {
  const { txHash: hash, ...direct } = wireSwap(2, { poolAddress: pool, sender: person, tokenOut: token })
  named = [{ transactionHash: hash, ...direct }]
  const { rows, isWhole } = await client.fetchQuery(allSwapsByUserQuery(person))
  expect(rows.map(({ id, router: via }) => [id, via])).toEqual([
    [2, null],
    [1, router],
  ])
  expect(isWhole).toBe(true)
})

test('the trades of a pool are not its own', async () => {
  expect(await client.fetchQuery(allSwapsByUserQuery(checksummed(pool)))).toEqual({ rows: [], isWhole: true })
})
