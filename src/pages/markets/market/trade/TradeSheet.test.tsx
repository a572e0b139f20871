import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { type PriceLine, priceLineQuery } from '#interfaces/indexer/prices/priceLine.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TradeSheet } from './TradeSheet.tsx'

// The table of letters loads with the first note.
vi.setConfig({ testTimeout: 20_000 })

async function open(market: Parameters<typeof TradeSheet>[0]['market'], line?: PriceLine, name = /TIDE$/) {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { client } = renderPart(
    <TradeSheet market={market} onClose={() => {}}>
      Form
    </TradeSheet>,
  )
  if (line) client.setQueryData(priceLineQuery(market.poolAddress).queryKey, line)
  return (await screen.findByRole('dialog', { name })).textContent
}

const market = {
  ...wireMarket(1),
  symbol: 'TIDE',
  spotPrice: decimal('0.25'),
  createdAt: new Date(0),
} as unknown as Market

test('the sheet of a trade shows the price that it covers, and its change within a day', async () => {
  expect(await open(market)).toMatch(/TIDE\$0\.25 *24 h/)
})

test('the sheet of a market that only the node knows shows its price, and no change', async () => {
  const { createdAt: _, ...byNode } = market
  expect(await open(byNode)).toMatch(/TIDE\$0\.25(?! *24 h)/)
})

test('the sheet of a market whose change is unknown shows its price alone', async () => {
  expect(await open(market, { at: 0, day: [], week: [], hours: [], unreadable: 0 })).toMatch(
    /TIDE\$0\.25(?! *24 h)/,
  )
})

test('the change of a market younger than a day says in words that it is since its launch', async () => {
  const at = Math.floor(Date.now() / 1_000)
  const young = { ...market, createdAt: new Date((at - 3_600) * 1_000) } as Market
  const day = [
    { time: at - 3_600, open: decimal('0.2'), close: decimal('0.2') },
  ] as unknown as PriceLine['day']
  expect(await open(young, { at, day, week: [], hours: [], unreadable: 0 })).toMatch(
    /\$0\.250\.0% since launch/,
  )
})

test('a market younger than a day whose change is unknown says nothing of its launch', async () => {
  const at = Math.floor(Date.now() / 1_000)
  const young = { ...market, createdAt: new Date((at - 3_600) * 1_000) } as Market
  expect(await open(young, { at, day: [], week: [], hours: [], unreadable: 0 })).not.toContain('launch')
})

test('the sheet of a symbol that only looks Latin warns of it, for it covers the warning of the page', async () => {
  await open({ ...market, symbol: '\u0422IDE' }, undefined, /\u0422IDE$/)
  expect((await screen.findByRole('note', {}, { timeout: 15_000 })).textContent).toMatch(/only look Latin/)
})
