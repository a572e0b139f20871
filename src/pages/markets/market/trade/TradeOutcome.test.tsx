import { render, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'
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
) {
  const terms = fee === undefined ? null : ({ quote: { fee } } as State['terms'])
  const [paid, received] = side === 'buy' ? [coin, tide] : [tide, coin]
  render(
    <TradeOutcome
      context={{ side, paid, received, market }}
      state={{ signed: { amount: `${amount}`, hash }, came, terms }}
    >
      {null}
    </TradeOutcome>,
  )
  return screen.getByRole('region', { name: 'Outcome' }).textContent
}

test('a purchase says what came out by the receipt, and what it cost', () => {
  const came = { coins: [{ ...tide, units: 82_882n * wad }], total: 82_882n * wad }
  expect(sentence('buy', 10n * wad, came)).toMatch(
    /^Bought 82,882 TIDEfor 10 HUSDAverage price with fee\$0\.0001206\d*$/,
  )
})

test('a sale that several coins paid names each, and no price of both', () => {
  const coins = [
    { ...coin, units: 3n * wad },
    { ...other, units: wad / 2n },
  ]
  const came = { coins, total: (7n * wad) / 2n }
  expect(sentence('sell', 500n * wad, came)).toBe('Sold 500 TIDEfor 3 HUSD + 0.5 RUSD')
})

test('a purchase whose receipt is not known names the token without an amount', () => {
  expect(sentence('buy', 10n * wad, null)).toBe('Bought TIDEfor 10 HUSD')
})

test('a purchase that the indexer does not list yet shows the fee of its quote as about', () => {
  const came = { coins: [{ ...tide, units: 82_882n * wad }], total: 82_882n * wad }
  expect(sentence('buy', 10n * wad, came, wad / 20n)).toMatch(/Fee ≈0\.05 HUSD$/)
})

test('a purchase whose fee is not the quoted one says both', async () => {
  await loadTestConfig({ indexer: { subscriptions: 'polling' } })
  const hash = `0x${'22'.repeat(32)}` as const
  const { txHash: _, ...rest } = wireSwap(1, { poolAddress: tide.asset, feeAmount: '0.22', side: 'buy' })
  vi.stubGlobal('fetch', async () => Response.json({ data: { swaps: [{ ...rest, transactionHash: hash }] } }))
  const feed = swapFeed(tide.asset)
  onTestFinished(feed.subscribe(() => {}))
  await waitFor(() => expect(feed.snapshot().swaps).toHaveLength(1))
  expect(sentence('buy', 100n * wad, null, (31n * wad) / 100n, hash)).toMatch(/Fee0\.22 HUSD · quoted 0\.31$/)
})
