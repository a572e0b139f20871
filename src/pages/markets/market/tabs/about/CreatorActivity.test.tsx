import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { feeDistributedTopic } from '#interfaces/node/contract/curve/feeDistribution.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { fakeContracts } from '#interfaces/testing/fakeCurve.ts'
import { wireMarket, wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { CreatorActivity } from './CreatorActivity.tsx'

const wallet = (digit: string) => checksummed(`0x${digit.repeat(40)}`)
const [pool, otherPool, token, creator, collector] = ['1', '6', '2', '3', '7'].map(wallet)
const market = {
  ...wireMarket(1),
  poolAddress: pool,
  tokenAddress: token,
  creator,
  nftId: 3,
  symbol: 'TIDE',
  spotPrice: decimal('2'),
} as unknown as Market

/** A purchase of 10 tokens for $25 by the creator. */
function bought(id: number, change: object = {}) {
  const { txHash, ...swap } = wireSwap(id)
  return {
    transactionHash: txHash,
    ...swap,
    poolAddress: pool,
    sender: creator,
    amountIn: '25',
    amountOut: '10',
    feeAmount: '0.2',
    ...change,
  }
}

const sold = (id: number, change: object = {}) =>
  bought(id, { stablecoinIn: null, stablecoinOut: wallet('9'), amountIn: '4', amountOut: '9.5', ...change })

const words = (...values: readonly bigint[]) =>
  `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`

type Says = {
  trades?: object[]
  claims?: { amount: string; strategy: number }[]
  /** Whether the contracts of the markets are configured. */
  isKnown?: boolean
}

/** The activity of a creator with 30 of 1,000 tokens, these trades and these distributions of fees. */
async function show({ trades = [], claims = [], isKnown = true }: Says) {
  await loadTestConfig(isKnown ? { curve: fakeContracts } : {})
  const hash = (index: number) => `0x${String(index).padStart(64, '0')}`
  const feeClaims = claims.map(({ amount }, index) => ({
    id: index,
    transactionHash: hash(index),
    poolAddress: pool,
    nftId: 3,
    recipient: creator,
    amount,
    blockNumber: 1,
    timestamp: null,
  }))
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) => {
    const body = String(init.body)
    if (String(url).startsWith(testConfig.indexerUrl)) {
      const { variables } = JSON.parse(body)
      if (body.includes('feeClaims')) return Response.json({ data: { feeClaims } })
      if (body.includes('transfersByAddress')) return Response.json({ data: { transfersByAddress: [] } })
      return Response.json({ data: { swapsByUser: trades.slice(variables.offset) } })
    }
    return answerCalls(body, ({ method, params }) => {
      if (method === 'eth_getTransactionReceipt') {
        const { strategy = 0 } = claims[Number((params as unknown as [string])[0])] ?? {}
        const recipient = strategy === 1 ? 0xdeadn : BigInt(creator ?? 0)
        const data = words(recipient, 10n, BigInt(strategy))
        return { result: { logs: [{ address: collector, topics: [feeDistributedTopic, words(3n)], data }] } }
      }
      const [{ data }] = params as unknown as [{ data: string }]
      const tokens = { '0x18160ddd': 1_000n, '0x70a08231': 30n }[data.slice(0, 10)]
      return { result: words(tokens === undefined ? BigInt(collector ?? 0) : tokens * 10n ** 18n) }
    })
  })
  renderPart(
    <Suspense>
      <CreatorActivity market={market} />
    </Suspense>,
  )
  await screen.findByRole('table', { name: 'Activity of the creator' })
  return (what: string) => screen.getByText(what).closest('tr')?.textContent
}

test('says what the creator holds, bought, sold and was paid, on this market only', async () => {
  const row = await show({
    trades: [bought(4), sold(3), bought(2), bought(1, { poolAddress: otherPool })],
    claims: [
      { amount: '12.5', strategy: 0 },
      { amount: '1000', strategy: 1 },
      { amount: '2', strategy: 0 },
    ],
  })
  await waitFor(() => expect(row('Holds')).toBe('Holds30 TIDE$60.003% of the supply'))
  expect(row('Bought')).toBe('Bought20 TIDE$50.002 trades')
  expect(row('Sold')).toBe('Sold4 TIDE$9.501 trade')
  await waitFor(() => expect(row('Fees claimed, at least')).toBe('Fees claimed, at least$14.502 claims'))
})

test('without known contracts it is not known who was paid, and no zero is said', async () => {
  const row = await show({ claims: [{ amount: '12.5', strategy: 0 }], isKnown: false })
  await screen.findByText(/Who was paid in 1 distribution of fees is not known\./)
  expect(row('Fees claimed')).toMatch(/^Fees claimed–Unknown$/)
})

test('trades that could not be read make what was bought and sold a least', async () => {
  const row = await show({ trades: [bought(2), { id: 'x' }] })
  expect(row('Bought, at least')).toContain('$25.00')
  expect(row('Sold, at least')).toContain('$0')
  expect(screen.getByText(/Not all trades of this address could be read\./)).toBeTruthy()
})
