import { expect, test } from 'vitest'
import { sentRecord } from '#domain/testing/sampleRecord.ts'
import { agedEvent, isTakingLong, nextLook } from './transactionAge.ts'

const minute = 60_000

test.each([
  [minute, true, 'reached'],
  [4 * minute, true, 'overdue'],
  [minute, false, 'reached'],
  [4 * minute, false, 'missing'],
  [40 * minute, false, 'missing'],
  [25 * 60 * minute, false, 'missing'],
])('agedEvent after %i ms, node knows it: %s, is %s', (age, isSeen, type) => {
  expect(agedEvent(sentRecord({ sentAt: 1_000 }), 1_000 + age, isSeen)).toEqual({ type })
})

test('nextLook pauses one second at first, longer later, and stops after a day', () => {
  const look = (age: number, failures = 0) => nextLook(sentRecord({ sentAt: 0 }), age, failures, false)
  expect([look(0), look(10 * minute), look(5 * 60 * minute), look(25 * 60 * minute)]).toEqual([
    1_000,
    10_000,
    30_000,
    null,
  ])
  expect([look(0, 2), look(0, 9)]).toEqual([4_000, 30_000])
})

test('nextLook pauses one second while blocks are searched, even after days', () => {
  expect(nextLook(sentRecord({ sentAt: 0 }), 50 * 60 * minute, 0, true)).toBe(1_000)
})

test('a transaction takes long after more than 180 seconds', () => {
  expect(isTakingLong({ sentAt: 1_000 }, 181_000)).toBe(false)
  expect(isTakingLong({ sentAt: 1_000 }, 181_001)).toBe(true)
})

test('nextLook pauses a sixtieth of the age, and looks a last time after exactly 24 hours', () => {
  const look = (age: number, failures = 0) => nextLook({ sentAt: 5_000 }, 5_000 + age, failures, false)
  expect(look(123_456)).toBe(2_057)
  expect(look(123_456, 1)).toBe(4_114)
  expect([look(86_400_000), look(86_400_001)]).toEqual([30_000, null])
})
