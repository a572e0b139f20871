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

const hours = [
  { time: end - 30 * 3_600, trades: 2 },
  { time: end - 24.5 * 3_600, trades: 1 },
  { time: end - 20 * 3_600, trades: 1 },
]

test.each([
  ['are unknown where the hours had fewer trades', 3, hours, 20 * 3_600, unknown],
  ['are as stated where the hours had as many', 2, hours, 20 * 3_600, { ...stated, trades: 2 }],
  ['are as stated after a trade that the hours lack', 3, hours, -30, stated],
  ['are as stated where the hours are unknown', 3, [], 20 * 3_600, stated],
])('the figures of a market that was traded within the day %s', (_, trades24h, read, seconds, expected) => {
  const traded = { hours: read, readAt: end * 1_000 }
  expect(dayFigures({ ...changedBefore(seconds), trades24h }, end, traded)).toEqual(expected)
})
