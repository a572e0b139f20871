import { TickMarkType, type UTCTimestamp } from 'lightweight-charts'
import { expect, test } from 'vitest'
import { formatTick } from './formatTick.ts'

test.each([
  [TickMarkType.Year, '2026'],
  [TickMarkType.Month, 'Mar'],
  [TickMarkType.DayOfMonth, '2'],
  [TickMarkType.Time, '00:05'],
  [TickMarkType.TimeWithSeconds, '00:05:07'],
])('formatTick for type %i is %s, in UTC', (type, said) => {
  expect(formatTick((Date.UTC(2026, 2, 2, 0, 5, 7) / 1_000) as UTCTimestamp, type)).toBe(said)
})
