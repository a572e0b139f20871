import { expect, test } from 'vitest'
import { chainTime } from './chainTime.ts'

const latest = { number: 7, timestamp: 1_000 }

test.each([
  ['behind', 5],
  ['right', 1_012],
  ['ahead', 90_000],
])('chainTime takes the pending block’s time where the clock of this device is %s', (_, own) => {
  expect(chainTime({ number: 8, timestamp: 1_012 }, latest, own)).toBe(1_012)
})

test('chainTime without a pending block takes the newest block’s time over a slower clock', () => {
  expect(chainTime(null, latest, 5)).toBe(1_000)
  expect(chainTime(latest, latest, 5)).toBe(1_000)
})

test('chainTime takes this device’s clock over the old newest block of an idle chain', () => {
  expect(chainTime(null, latest, 90_000)).toBe(90_000)
  expect(chainTime(latest, latest, 90_000)).toBe(90_000)
})

test('chainTime without any block takes this device’s clock', () => {
  expect(chainTime(null, null, 90_000)).toBe(90_000)
})
