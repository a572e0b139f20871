import { expect, test } from 'vitest'
import { isOldEnough } from './isOldEnough.ts'

const ago = (hours: number) => ({ timestamp: new Date(Date.now() - hours * 3_600_000) })

test.each([
  ['without transfers has no line', [], false],
  ['has a line from the second day', [ago(2), ago(24.1)], true],
  ['of less than a day has no line', [ago(23.9)], false],
  ['whose transfers have no known time has no line', [{ timestamp: null }], false],
])('a wallet %s', (_, transfers, expected) => {
  expect(isOldEnough(transfers)).toBe(expected)
})
