import { expect, test } from 'vitest'
import { isOldEnough } from './isOldEnough.ts'

const ago = (minutes: number) => ({ timestamp: new Date(Date.now() - minutes * 60_000) })

test.each([
  ['without transfers has no line', [], false],
  ['has a line once it has two values', [ago(0.5), ago(1.1)], true],
  ['of less than a minute has no line', [ago(0.5)], false],
  ['whose transfers have no known time has no line', [{ timestamp: null }], false],
])('a wallet %s', (_, transfers, expected) => {
  expect(isOldEnough(transfers)).toBe(expected)
})
