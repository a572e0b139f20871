import { expect, test } from 'vitest'
import { chainTime } from './chainTime.ts'

const latest = { number: 7, timestamp: 1_000 }

test.each([
  ['behind', 5],
  ['right', 1_012],
  ['ahead', 90_000],
])('the block that is being made tells the time, where the clock of this device is %s', (_, own) => {
  expect(chainTime({ number: 8, timestamp: 1_012 }, latest, own)).toBe(1_012)
})

test('where no block is being made the newest one tells it to a clock that is behind', () => {
  expect(chainTime(null, latest, 5)).toBe(1_000)
  expect(chainTime(latest, latest, 5)).toBe(1_000)
})

test('the newest block of a chain at rest is an old one: a time from then would be over already', () => {
  expect(chainTime(null, latest, 90_000)).toBe(90_000)
  expect(chainTime(latest, latest, 90_000)).toBe(90_000)
})

test('without any block there is only the clock of this device', () => {
  expect(chainTime(null, null, 90_000)).toBe(90_000)
})
