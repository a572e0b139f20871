import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { useCurve } from './useCurve.ts'

const functions = {
  reserves: '0x0902f1ac',
  realUsd: '0x79532e5d',
  volatility: '0x3af2888b',
  createdAt: '0xcf09e0d0',
}
type Answers = Partial<Record<keyof typeof functions, bigint | readonly bigint[]>>

/** A month after the market was opened, in epoch seconds. */
const now = 1_900_000_000n
const createdAt = now - 2_592_000n

/** Each test has its own market, because a feed stays open for some seconds after its last view. */
let markets = 0

/**
 * A node and an indexer whose answers the test may change. A function the pool lacks reverts; without `pool` the node
 * does not answer at all.
 */
async function open({ pool, block = 500 }: { pool: Answers | null; block?: number }) {
  markets += 1
  const poolAddress = checksummed(`0x${markets.toString(16).padStart(40, 'a')}`)
  const wire = { pool, block, swaps: [] as Record<string, unknown>[], reads: 0 }
  await loadTestConfig({ indexer: { subscriptions: 'polling' } })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit) => {
    if (String(input).startsWith(testConfig.indexerUrl)) return Response.json({ data: { swaps: wire.swaps } })
    if (wire.pool === null) throw new TypeError('No connection')
    const { pool: known } = wire
    return answerCalls(String(init.body), ({ method, params }) => {
      if (method === 'eth_getBlockByNumber') {
        wire.reads += 1
        return { result: { number: hex(BigInt(wire.block)), timestamp: hex(now) } }
      }
      if (method === 'eth_blockNumber') return { result: hex(BigInt(wire.block)) }
      const [{ data }] = params as unknown as [{ data: string }]
      const [name] = Object.entries(functions).find(([, selector]) => selector === data) ?? []
      const value = known[name as keyof typeof functions]
      if (value === undefined) return { error: { code: 3, message: 'reverted' } }
      const words = typeof value === 'bigint' ? [value] : value
      return { result: `0x${words.map((word) => word.toString(16).padStart(64, '0')).join('')}` }
    })
  })
  return { wire, market: { ...reserves, poolAddress } as Market }
}

const reserves = {
  virtualReserveUSD: decimal('36000'),
  realReserveUSD: decimal('6000'),
  reserveToken: decimal('9000000'),
  spotPrice: decimal('0.004'),
}
const whole = 10n ** 18n
const ofIndexer = { x: 36_000n * whole, y: 9_000_000n * whole, realUsd: 6_000n * whole }
const ofPool = { x: 36_000n * whole + 7n, y: 9_000_000n * whole - 5n, realUsd: 6_000n * whole + 7n }
/** The pool's answers for its reserves and for a fee of 0.43 %. */
const reserveAnswers = { reserves: [ofPool.x, ofPool.y], realUsd: ofPool.realUsd }
const feeAnswers = { volatility: 266n, createdAt }
const feeRange = { age: 2_592_000n, volatility: 266n, supposed: 4_300n, least: 3_300n, most: 11_800n }

const hex = (value: bigint) => `0x${value.toString(16)}`

function show(market: Market) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useCurve(market), { wrapper }).result
}

/** A trade with a fee of 1 %. */
function trade({ poolAddress }: Market, blockNumber: number) {
  const { txHash, ...rest } = wireSwap(blockNumber, { poolAddress, blockNumber })
  return { transactionHash: txHash, ...rest }
}

test('reserves and fee come from the pool when it answers', async () => {
  const { market } = await open({ pool: { ...reserveAnswers, ...feeAnswers } })
  const result = show(market)
  await waitFor(() =>
    expect(result.current).toEqual({
      curve: { ...ofPool, feePpm: 4_300n },
      feeSource: 'pool',
      lastFee: null,
      feeRange,
      block: 500,
      readAt: expect.any(Date),
    }),
  )
})

test('a pool without a fee is quoted with the fee of the last trade', async () => {
  const { market, wire } = await open({ pool: reserveAnswers })
  wire.swaps = [trade(market, 400)]
  const result = show(market)
  await waitFor(() =>
    expect(result.current).toEqual({
      curve: { ...ofPool, feePpm: 10_000n },
      feeSource: 'last-trade',
      lastFee: 10_000n,
      feeRange: null,
      block: 500,
      readAt: expect.any(Date),
    }),
  )
})

test('the fee of a last trade below what the pool can take now counts as that', async () => {
  const { market, wire } = await open({ pool: { ...reserveAnswers, volatility: 2_000n, createdAt } })
  wire.swaps = [trade(market, 400)]
  const result = show(market)
  await waitFor(() => expect(result.current.lastFee).toBeGreaterThan(10_000n))
  expect(result.current.lastFee).toBe(result.current.feeRange?.least)
})

test("a pool with a fee and without reserves is quoted with the indexer's reserves", async () => {
  const { market } = await open({ pool: feeAnswers })
  const result = show(market)
  await waitFor(() =>
    expect(result.current).toEqual({
      curve: { ...ofIndexer, feePpm: 4_300n },
      feeSource: 'pool',
      lastFee: null,
      feeRange,
      block: null,
      readAt: null,
    }),
  )
})

test('without an answer of the node reserves and fee come from the indexer', async () => {
  const { market, wire } = await open({ pool: null })
  wire.swaps = [trade(market, 400)]
  const result = show(market)
  await waitFor(() =>
    expect(result.current).toEqual({
      curve: { ...ofIndexer, feePpm: 10_000n },
      feeSource: 'last-trade',
      lastFee: 10_000n,
      feeRange: null,
      block: null,
      readAt: null,
    }),
  )
})

test('before the first trade, a pool without a fee has an unknown fee', async () => {
  const { market, wire } = await open({ pool: reserveAnswers })
  const result = show(market)
  await waitFor(() => expect(result.current.block).toBe(500))
  expect(result.current.feeSource).toBe('none')
  expect(wire.reads).toBe(1)
})

test('a trade newer than the block read causes another read of the pool', async () => {
  const { market, wire } = await open({ pool: { ...reserveAnswers, ...feeAnswers } })
  const result = show(market)
  await waitFor(() => expect(result.current.block).toBe(500))
  Object.assign(wire, {
    block: 502,
    pool: { ...reserveAnswers, volatility: 600n, createdAt },
    swaps: [trade(market, 501)],
  })
  await swapFeed(market.poolAddress).catchUp()
  await waitFor(() => expect(result.current).toMatchObject({ curve: { feePpm: 6_000n }, block: 502 }))
  expect(wire.reads).toBe(2)
})

test('a hidden page does not read the pool again', async () => {
  const { market, wire } = await open({ pool: { ...reserveAnswers, ...feeAnswers } })
  const result = show(market)
  await waitFor(() => expect(result.current.block).toBe(500))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  wire.swaps = [trade(market, 501)]
  await swapFeed(market.poolAddress).catchUp()
  await waitFor(() => expect(swapFeed(market.poolAddress).snapshot().swaps).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(wire.reads).toBe(1)
})

test("a failed refetch of the pool falls back to the indexer's figures", async () => {
  const { market, wire } = await open({ pool: { ...reserveAnswers, ...feeAnswers } })
  const result = show(market)
  await waitFor(() => expect(result.current.feeSource).toBe('pool'))
  Object.assign(wire, { pool: null, swaps: [trade(market, 501)] })
  await swapFeed(market.poolAddress).catchUp()
  await waitFor(() => expect(result.current).toMatchObject({ feeSource: 'last-trade', block: null }))
})
