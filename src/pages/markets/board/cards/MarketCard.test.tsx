import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { marketColumns } from '#pages/markets/board/columns/marketColumns.tsx'
import { renderPart } from '#pages/testing/renderPart.tsx'
import type { Column } from '#ui/table/Column.ts'
import { MarketCard } from './MarketCard.tsx'

const market = {
  poolAddress: `0x${'1'.repeat(40)}`,
  symbol: 'TIDE',
  name: 'Tidewater',
  tradesTotal: 3,
  spotPrice: decimal('0.001'),
  marketCap: decimal('1000'),
  reserveToken: decimal('750000'),
} as Market

const column = (id: string, cardLabel: string): Column<Market> => ({
  id,
  header: id,
  cardLabel,
  cell: () => id,
})

test('a card begins with its cap, then price and volume, and shows the sold share as a bar', async () => {
  const columns = [
    column('price', 'price'),
    column('hour', '1 h'),
    column('marketCap', 'cap'),
    column('volume', 'vol'),
    column('holders', 'holders'),
    column('sold', 'sold'),
  ]
  await loadTestConfig()
  renderPart(<MarketCard market={market} columns={columns} />)
  const figures = (await screen.findByText('vol')).parentElement?.parentElement
  expect(screen.getByText('cap').parentElement?.textContent).toBe('cap marketCap')
  expect([...(figures?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'priceprice',
    'volvolume',
    '1 hhour',
    'holdersholders',
    'soldSold: 25.0%',
  ])
})

test('a card says of which time its change is', async () => {
  await loadTestConfig()
  const columns = marketColumns(['day', 'marketCap'], 'market-cap', () => {})
  renderPart(<MarketCard market={market} columns={columns} />)
  expect((await screen.findByText('24 h')).parentElement?.textContent).toMatch(/ 24 h$/)
})
