import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TradeFigures } from '#domain/transactions/record/tradeFigures.ts'
import { swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { TradeOutcome } from './TradeOutcome.tsx'

type State = Parameters<typeof TradeOutcome>[0]['state']

const coin = { asset: '0x00000000000000000000000000000000000000dd', symbol: 'HUSD', decimals: 18 } as const
const other = { ...coin, asset: '0x00000000000000000000000000000000000000dc', symbol: 'RUSD' } as const
const tide = { ...coin, asset: '0x00000000000000000000000000000000000000aa', symbol: 'TIDE' } as const
const market = { poolAddress: tide.asset }
const wad = 10n ** 18n

function sentence(
  side: 'buy' | 'sell',
  amount: bigint,
  came: State['came'],
  fee?: bigint,
  hash: Hash | null = null,
  approval: Hash | null = null,
  creation: Hash | null = null,
  quoted?: bigint,
) {
  const terms = fee === undefined ? null : ({ quote: { fee } } as State['terms'])
  const [paid, received] = side === 'buy' ? [coin, tide] : [tide, coin]
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TradeOutcome
        context={{ side, paid, received, market }}
        state={{
          approve: approval && { id: 'approval', hash: approval },
          signed: {
            id: 'trade',
            amount: `${amount}`,
            hash,
            ...(quoted !== undefined && { trade: { quoted: `${quoted}` } as TradeFigures }),
          },
          came,
          terms,
        }}
        creation={creation}
        result="Result"
      >
        {null}
      </TradeOutcome>
    </QueryClientProvider>,
  )
  return screen.getByRole('region', { name: 'Outcome' }).textContent
}

test('a purchase says what came out by the receipt, and what it cost', () => {
  const came = { coins: [{ ...tide, units: 82_882n * wad }], total: 82_882n * wad }
  expect(sentence('buy', 10n * wad, came)).toMatch(
    /^Bought 82,882 TIDEfor 10 HUSDResultAverage price with fee\$0\.0001206\d*$/,
  )
})

test.each([
  ['less', 1_002n, 'for 10 HUSD0.19% less than quoted.Result'],
  ['more', 998n, 'for 10 HUSD0.2% more than quoted.Result'],
  ['as much', 1_000n, 'for 10 HUSDResult'],
])('a purchase that brought %s than quoted says so in a line', (_, quoted, words) => {
  const came = { coins: [{ ...tide, units: 1_000n * wad }], total: 1_000n * wad }
  expect(sentence('buy', 10n * wad, came, undefined, null, null, null, quoted * wad)).toContain(words)
})

test('a sale that several coins paid names each, and no price of both', () => {
  const coins = [
    { ...coin, units: 3n * wad },
    { ...other, units: wad / 2n },
  ]
  const came = { coins, total: (7n * wad) / 2n }
  expect(sentence('sell', 500n * wad, came)).toBe(
    'Sold $3.50 received500 TIDE sold for 3 HUSD + 0.5 RUSDResult',
  )
})

test('a purchase whose receipt is not known names the token without an amount', () => {
  expect(sentence('buy', 10n * wad, null)).toBe('Bought TIDEfor 10 HUSDResult')
})

test('a purchase that the indexer does not list yet shows the fee of its quote as about', () => {
  const came = { coins: [{ ...tide, units: 82_882n * wad }], total: 82_882n * wad }
  expect(sentence('buy', 10n * wad, came, wad / 20n)).toMatch(/Fee ≈0\.05 HUSD$/)
})

test('a purchase whose fee is not the quoted one says what was taken, and both in its help', async () => {
  await loadTestConfig({ indexer: { subscriptions: 'polling' } })
  const hash = `0x${'22'.repeat(32)}` as const
  const { txHash: _, ...rest } = wireSwap(1, { poolAddress: tide.asset, feeAmount: '0.22', side: 'buy' })
  vi.stubGlobal('fetch', async () => Response.json({ data: { swaps: [{ ...rest, transactionHash: hash }] } }))
  const feed = swapFeed(tide.asset)
  onTestFinished(feed.subscribe(() => {}))
  await waitFor(() => expect(feed.snapshot().swaps).toHaveLength(1))
  expect(sentence('buy', 100n * wad, null, (31n * wad) / 100n, hash)).toMatch(/Fee0\.22 HUSD$/)
  expect(screen.getByText('Fee').title).toMatch(/as it trades\. Quoted: 0\.31 HUSD\.$/)
})

test('a sale leads with its dollars, then its tokens and its result, and its fee, which may wrap, too', () => {
  const came = { coins: [{ ...coin, units: 99n * wad }], total: 99n * wad }
  expect(sentence('sell', 1_000n * wad, came, 10n * wad)).toMatch(
    /^Sold \$99\.00 received1,000 TIDE sold for 99 HUSDResultAverage price with fee\$0\.099Fee ≈\$1\.00 · 10 TIDE$/,
  )
  expect(screen.getByText('Fee ≈').nextElementSibling?.className).not.toContain('truncate')
})

test('a sale whose receipt is not known names its tokens and no dollars', () => {
  expect(sentence('sell', 1_000n * wad, null)).toBe('Sold 1,000 TIDEfor HUSDResult')
})

test('the receipt adds the network fees of the creation, the approval and the trade', async () => {
  await loadTestConfig()
  const [approval, trade, creation] = ['44', '55', '66'].map((digits) => `0x${digits.repeat(32)}` as const)
  if (!approval || !trade || !creation) throw new Error('A hash is missing.')
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) =>
    body
      ? answerCalls(String(body), ({ params }) => ({
          result: {
            transactionHash: params[0],
            from: coin.asset,
            blockNumber: '0x1',
            status: '0x1',
            gasUsed: params[0] === approval ? '0x186a0' : '0x30d40',
            effectiveGasPrice: '0x3b9aca00',
          },
        }))
      : Response.json({}),
  )
  sentence('buy', 10n * wad, null, undefined, trade, approval, creation)
  expect((await screen.findByText('Network fees')).parentElement?.textContent).toMatch(/0\.0005\d* ETH$/)
})
