import { expect, test } from 'vitest'
import type { PricePoint } from '#domain/markets/prices/candles.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { rankMovers } from './rankMovers.ts'

const now = 1_700_000_000

function mover(pool: string, price: string, yesterday: string | null) {
  const before = yesterday === null ? null : decimal(yesterday)
  const day: PricePoint[] = before === null ? [] : [{ time: now - 23 * 3_600, open: before, close: before }]
  return { market: { poolAddress: pool, spotPrice: decimal(price) } as Market, day }
}

test('the largest change comes first, up or down, and a market without a trade last', () => {
  const movers = [
    mover('still', '1', '1'),
    mover('untraded', '1', null),
    mover('up', '1.2', '1'),
    mover('down', '0.5', '1'),
  ]
  expect(rankMovers(movers, now)).toEqual(['down', 'up', 'still', 'untraded'])
})
