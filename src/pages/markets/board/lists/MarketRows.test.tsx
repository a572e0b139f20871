import { screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { marketSchema } from '#interfaces/indexer/market.ts'
import { fakeContracts } from '#interfaces/testing/fakeCurve.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { MarketRows } from './MarketRows.tsx'

afterEach(() => {
  localStorage.clear()
})

/** Renders a market with the amount of a quick buy in a window that some media queries match. */
async function open(quickBuy: string | null, isMatch: (query: string) => boolean) {
  if (quickBuy !== null) localStorage.setItem('tideline.quickBuy', JSON.stringify(quickBuy))
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isMatch(query),
    addEventListener() {},
    removeEventListener() {},
  }))
  await loadTestConfig({ curve: fakeContracts })
  renderPart(
    <MarketRows markets={[v.parse(marketSchema, wireMarket(1))]} view="table" order="market-cap" empty="">
      1 market
    </MarketRows>,
    '/markets',
    '/markets',
  )
}

/** The lines of a market's card on a phone. */
async function openOnPhone(quickBuy: string | null) {
  await open(quickBuy, () => true)
  const [card] = within(await screen.findByRole('list', { name: 'Markets' })).getAllByRole('listitem')
  return [...(card?.children ?? [])]
}

test('on a phone a quick buy makes no row higher: its button stands beside the figures, the name behind the symbol', async () => {
  const lines = await openOnPhone('25')
  expect(lines).toHaveLength(2)
  const button = screen.getByRole('link', { name: 'Buy M1 for $25' })
  expect(lines[1]?.contains(button)).toBe(true)
  expect(lines[0]?.textContent).toContain('Market 1')
  expect(lines[1]?.textContent).toMatch(/cap \$.*vol.*Age.*Buy \$25$/)
  expect(button.classList).toContain('thumb')
})

test('on a phone a row has its two lines, whatever columns were chosen for a table', async () => {
  localStorage.setItem('tideline.boardColumns', JSON.stringify(['day', 'liquidity', 'creator', 'age']))
  expect(await openOnPhone(null)).toHaveLength(2)
})

test('on a phone without a quick buy the second line begins with the name', async () => {
  const lines = await openOnPhone(null)
  expect(lines).toHaveLength(2)
  expect(lines[0]?.textContent).not.toContain('Market 1')
  expect(lines[1]?.textContent).toMatch(/^Name Market 1/)
})

test('in a crowded table a quick buy takes the place of the change in 6 hours, not of the names', async () => {
  await open('25', (query) => query === '(width < 90rem)')
  await screen.findByRole('columnheader', { name: '1 h' })
  screen.getByRole('columnheader', { name: 'Buy' })
  expect(screen.queryByRole('columnheader', { name: '6 h' })).toBeNull()
  expect(screen.getByRole('table').textContent).toContain('Market 1')
})
