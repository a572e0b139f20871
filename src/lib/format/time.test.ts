import { expect, test } from 'vitest'
import {
  formatAge,
  formatAgo,
  formatDuration,
  formatMinute,
  formatMoment,
  formatPace,
  formatStamp,
} from './time.ts'

const now = Date.UTC(2026, 2, 12, 9, 30)
const before = (seconds: number) => new Date(now - seconds * 1_000)

test.each([
  [-100, 'now'],
  [0, 'now'],
  [8, '8 s'],
  [61, '1 min'],
  [7_199, '1 h'],
  [86_400 * 12, '12 d'],
  [86_400 * 400, '5 Feb 2025'],
])('%i seconds ago is %s', (seconds, shown) => {
  expect(formatAge(before(seconds), now)).toBe(shown)
})

test('a sentence says "ago" only after an age', () => {
  expect(formatAgo(before(-5), now)).toBe('just now')
  expect(formatAgo(before(200), now)).toBe('3 min ago')
  expect(formatAgo(before(86_400 * 400), now)).toBe('5 Feb 2025')
})

test('the exact moment is in UTC', () => {
  expect(formatMoment(new Date(now))).toBe('12 Mar 2026, 09:30:00 UTC')
  expect(formatMinute(new Date(now))).toBe('12 Mar 2026, 09:30 UTC')
})

test.each([
  [0.4, '0 ms'],
  [240, '240 ms'],
  [1_540, '1.5 s'],
  [200_000, '3 min'],
  [700 * 86_400_000, '700 d'],
  [23_391 * 86_400_000, '64 years'],
  [4e14, '12,675 years'],
])('%d milliseconds are %s', (milliseconds, shown) => {
  expect(formatDuration(milliseconds)).toBe(shown)
})

test('a stamp sorts as text, and the head of its column names the zone', () => {
  const at = new Date('2026-03-02T09:05:07Z')
  expect(formatStamp(at, 'utc')).toBe('2026-03-02 09:05:07')
  expect(new Date(formatStamp(at, 'local').replace(' ', 'T')).getTime()).toBe(at.getTime())
})

test('each month has the short name that the platform gives it', () => {
  const platform = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
  for (let month = 0; month < 12; month += 1) {
    const at = new Date(Date.UTC(2024, month, 29, 23, 59, 59))
    expect(formatMoment(at)).toBe(`29 ${platform.format(at)} 2024, 23:59:59 UTC`)
  }
})

test.each([
  [277, '0.28 s'],
  [994, '0.99 s'],
  [999, '1 s'],
  [1_000, '1 s'],
  [2_500, '2.5 s'],
  [4, '4 ms'],
])('a block every %i ms is every %s', (milliseconds, shown) => {
  expect(formatPace(milliseconds)).toBe(shown)
})
