import { expect, test } from 'vitest'
import { formatDay, formatMoment } from '#lib/format/time.ts'
import { parseTime } from './parseTime.ts'

test.each([
  ['2026-03-12 09:30:00', '2026-03-12T09:30:00.000Z'],
  ['2026-03-12T09:30:00+01:00', '2026-03-12T08:30:00.000Z'],
  ['2026-03-12', '2026-03-12T00:00:00.000Z'],
  ['2026-03-12 09:30:00 UTC', '2026-03-12T09:30:00.000Z'],
  ['12 Mar 2026, 09:30:00 UTC', '2026-03-12T09:30:00.000Z'],
  ['1 March 2026', '2026-03-01T00:00:00.000Z'],
  ['1773307800', '2026-03-12T09:30:00.000Z'],
  ['1773307800000', '2026-03-12T09:30:00.000Z'],
])('%s is read as %s', (typed, moment) => {
  expect(parseTime(typed)?.toISOString()).toBe(moment)
})

test.each(['', 'soon', '2026-99-99', '2026-02-30', '30 Feb 2026', '12 Mab 2026', '12'])(
  '"%s" is not a time',
  (typed) => {
    expect(parseTime(typed)).toBeNull()
  },
)

test('a time in the words of this app is read back', () => {
  const moment = new Date('2025-12-01T23:59:59Z')
  expect(parseTime(formatMoment(moment))).toEqual(moment)
  expect(parseTime(formatDay(moment))).toEqual(new Date('2025-12-01T00:00:00Z'))
})
