import { expect, test } from 'vitest'
import { parseTime } from './parseTime.ts'

test.each([
  ['2026-03-12 09:30:00', '2026-03-12T09:30:00.000Z'],
  ['2026-03-12T09:30:00+01:00', '2026-03-12T08:30:00.000Z'],
  ['2026-03-12', '2026-03-12T00:00:00.000Z'],
  ['1773307800', '2026-03-12T09:30:00.000Z'],
  ['1773307800000', '2026-03-12T09:30:00.000Z'],
])('%s is read as %s', (typed, moment) => {
  expect(parseTime(typed)?.toISOString()).toBe(moment)
})

test.each(['', 'soon', '2026-99-99', '12'])('"%s" is not a time', (typed) => {
  expect(parseTime(typed)).toBeNull()
})
