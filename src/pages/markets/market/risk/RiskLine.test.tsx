import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { RiskLine } from './RiskLine.tsx'

const wallet = (digit: string) => checksummed(`0x${digit.repeat(40)}`)
const [pool, token, creator] = [wallet('1'), wallet('2'), wallet('3')]
const market = {
  ...wireMarket(1),
  poolAddress: pool,
  tokenAddress: token,
  creator,
  createdAt: new Date(Date.now() - 3 * 86_400_000 - 60_000),
  virtualReserveUSD: decimal('10000'),
  realReserveUSD: decimal('250'),
  reserveToken: decimal('700'),
  spotPrice: decimal('14.6428571428'),
  marketCap: decimal('10000'),
} as unknown as Market

const selectors = { supply: '0x18160ddd', balance: '0x70a08231' }
type Says = { holders?: object[] | 'failure'; supply?: bigint; balance?: bigint }

beforeEach(async () => {
  await loadTestConfig()
})
function holder(digit: string, percent: number) {
  return { holderAddress: wallet(digit), balance: String(percent * 10), percentage: percent }
}

/** Renders the line of a market with 1,000 tokens. A call without an answer reverts. */
function show({ holders = [], supply, balance }: Says) {
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) => {
    const body = String(init.body)
    if (String(url).startsWith(testConfig.indexerUrl)) {
      if (holders === 'failure') throw new TypeError('No connection')
      return Response.json({ data: body.includes('topHolders') ? { topHolders: holders } : { swaps: [] } })
    }
    return answerCalls(body, ({ params }) => {
      const [{ data }] = params as unknown as [{ data?: string }]
      const value = { [selectors.supply]: supply, [selectors.balance]: balance }[data?.slice(0, 10) ?? '']
      if (value === undefined) return { error: { code: 3, message: 'execution reverted' } }
      return { result: `0x${(value * 10n ** 18n).toString(16).padStart(64, '0')}` }
    })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <dl>
        <RiskLine market={market} />
      </dl>
    </QueryClientProvider>,
  )
}

/** A figure of the line and its note, by its label. */
function figure(label: string) {
  return screen.getByText(label).parentElement?.querySelector('dd')?.textContent
}

test('shows the shares of the largest holders and of the creator, the age, and the reserve beside the market cap', async () => {
  show({
    holders: [holder('1', 70), holder('a', 20), holder('3', 3)],
    supply: 1_000n,
    balance: 30n,
  })
  await screen.findByText('2 largest holders')
  await waitFor(() => expect(figure('2 largest holders')).toBe('23.00%of the supply'))
  await waitFor(() => expect(figure('Creator holds')).toBe('3.00%of the supply'))
  expect(figure('Age')).toBe('3 dsince its creation')
  expect(figure('Real reserve')).toBe('$250.002.5% of cap')
})

test('a creator without tokens holds 0 %, and a pool that holds all has no other holder', async () => {
  show({ holders: [holder('1', 100)], supply: 1_000n, balance: 0n })
  await waitFor(() => expect(figure('Creator holds')).toBe('0.00%of the supply'))
  expect(figure('Largest holders')).toBe('Nonebeside the pool')
})

test('an unreadable holder makes the share unknown, not smaller', async () => {
  show({ holders: [holder('a', 20), { holderAddress: 'x' }], supply: 1_000n, balance: 0n })
  await waitFor(() =>
    expect(figure('Largest holders')).toMatch(/Some of the holders could not be read.*some not readable/),
  )
})

test('a figure without an answer from indexer and node is shown as unknown, not zero', async () => {
  show({ holders: 'failure' })
  await waitFor(() => expect(figure('Creator holds')).toMatch(/Unknown.*share not known/))
  await waitFor(() =>
    expect(figure('Largest holders')).toMatch(/The holders could not be read.*not readable/),
  )
  expect(document.body.textContent).not.toMatch(/\b0%/)
})
