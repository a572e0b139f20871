import { expect, test } from 'vitest'
import { worthInterval } from './worthInterval.ts'

const hour = 3_600
const names = ['1d', '1m', '1h', '4h', 'often']

test.each([
  ['somebody who has just begun', 0.1, '1m'],
  ['a morning', 4, '1h'],
  ['a week', 168, '1h'],
  ['a month', 720, '4h'],
  ['a year', 8_760, '1d'],
])('a line of %s has at most two hundred points', (_, hours, name) => {
  expect(worthInterval(names, 0, hours * hour)?.name).toBe(name)
})

test('an indexer with short intervals only gives no line of hours', () => {
  expect(worthInterval(['1m', '5m'], 0, 4 * hour)).toBeNull()
})
