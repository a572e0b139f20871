import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { coinTrend } from './coinTrend.ts'

const day = (date: string, price: string | null) => ({ date, price: price === null ? null : decimal(price) })

test('the trend is from the first to the last day with a price', () => {
  const days = [
    day('2026-01-01', null),
    day('2026-01-02', '2000'),
    day('2026-01-03', null),
    day('2026-01-04', '2500'),
  ]
  expect(coinTrend(days)).toEqual({
    values: [2_000, 2_500],
    change: '0.25',
    first: new Date('2026-01-02T00:00:00Z'),
    last: new Date('2026-01-04T00:00:00Z'),
  })
})

test('there is no trend with fewer than two prices, and no percentage when the first price is zero', () => {
  expect(coinTrend([])).toBeNull()
  expect(coinTrend([day('2026-01-01', '1'), day('2026-01-02', null)])).toBeNull()
  expect(coinTrend([day('2026-01-01', '0'), day('2026-01-02', '1')])?.change).toBeNull()
})
