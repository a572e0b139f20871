import { expect, test } from 'vitest'
import { askedWait } from './retryAfter.ts'

const now = Date.UTC(2026, 0, 1)

test.each([
  ['seconds', { 'retry-after': '3' }, 3_000],
  ['a date', { 'retry-after': 'Thu, 01 Jan 2026 00:00:07 GMT' }, 7_000],
  ['a date that has passed', { 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 1_000],
  ['at once', { 'retry-after': '0' }, 1_000],
  ['a negative number', { 'retry-after': '-5' }, 1_000],
  ['an hour', { 'retry-after': '3600' }, 3_600_000],
  ['a year', { 'retry-after': '31536000' }, 86_400_000],
  ['no number', { 'retry-after': 'soon' }, 1_000],
  ['nothing', {}, 1_000],
  ['empty text', { 'retry-after': '', 'x-ratelimit-reset': '' }, 1_000],
  ['the rest of a window', { 'x-ratelimit-reset': '42000' }, 42_000],
  ['no limit', { 'x-ratelimit-reset': '-1' }, 1_000],
  ['a time in seconds', { 'x-ratelimit-reset': String(now / 1_000 + 9) }, 9_000],
  ['a time in milliseconds', { 'x-ratelimit-reset': String(now + 8_000) }, 8_000],
  ['seconds twice', { 'retry-after': '3, 120' }, 120_000],
  ['a window twice', { 'x-ratelimit-reset': '42000, 5000' }, 42_000],
  ['a part of a second', { 'retry-after': '1.5' }, 1_500],
  ['a time in seconds where a duration belongs', { 'retry-after': String(now / 1_000 + 9) }, 9_000],
  ['a date in the old form', { 'retry-after': 'Thursday, 01-Jan-26 00:00:07 GMT' }, 7_000],
  ['no end', { 'retry-after': 'Infinity' }, 1_000],
  ['both', { 'retry-after': '0', 'x-ratelimit-reset': '5000' }, 5_000],
])('%s: the wait is between one second and one day', (_, headers, wait) => {
  expect(askedWait(new Headers(headers as Record<string, string>), now)).toBe(wait)
})
