import { expect, test } from 'vitest'
import { isOldEnough } from './isOldEnough.ts'

const ago = (minutes: number) => ({ timestamp: new Date(Date.now() - minutes * 60_000) })

test.each([
  ['without transfers has no line', false, [], false],
  ['without trades that was funded some minutes ago has no line', false, [ago(0.5), ago(5)], false],
  ['without trades that was funded an hour ago has one', false, [ago(1), ago(61)], true],
  ['with trades has one once it has two values', true, [ago(0.5), ago(1.1)], true],
  ['with trades of less than a minute has no line', true, [ago(0.5)], false],
  ['whose transfers have no known time has no line', true, [{ timestamp: null }], false],
])('a wallet %s', (_, hasTrades, transfers, expected) => {
  expect(isOldEnough(transfers, { hasTrades })).toBe(expected)
})
