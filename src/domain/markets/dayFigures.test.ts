import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { dayFigures } from './dayFigures.ts'

const end = 1_770_100_000
const market = { volume24h: decimal('3188.31'), trades24h: 3 }
const changedBefore = (seconds: number) => ({ ...market, updatedAt: new Date((end - seconds) * 1_000) })
const stated = { volume: decimal('3188.31'), trades: 3 }
const unknown = { volume: null, trades: null }

test.each([
  ['of a market that changed a day ago are as stated', changedBefore(86_400), stated],
  ['of a market that changed more than a day ago are unknown', changedBefore(86_401), unknown],
  ['of an unknown time are as stated', { ...market, updatedAt: null }, stated],
  [
    'are zero where the indexer says zero',
    { ...changedBefore(900_000), volume24h: decimal('0'), trades24h: 0 },
    { volume: decimal('0'), trades: 0 },
  ],
  [
    'without trades but with a volume are unknown after a day',
    { ...changedBefore(900_000), trades24h: 0 },
    unknown,
  ],
])('the figures of a day %s', (_, given, expected) => {
  expect(dayFigures(given, end)).toEqual(expected)
})

test('the figures of a day that ends at an unknown time are as stated', () => {
  expect(dayFigures(changedBefore(900_000), null)).toEqual(stated)
})
