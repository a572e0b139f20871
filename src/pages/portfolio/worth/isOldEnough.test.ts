import { expect, test } from 'vitest'
import { isOldEnough } from './isOldEnough.ts'

const ago = (minutes: number) => ({ timestamp: new Date(Date.now() - minutes * 60_000) })

test.each([
  ['a wallet without transfers has no line', [], false],
  ['a wallet funded a minute ago has no line', [ago(0.5), ago(1)], false],
  ['a wallet funded an hour ago has one', [ago(1), ago(61)], true],
  ['a wallet whose transfers have no known time has no line', [{ timestamp: null }], false],
])('%s', (_, transfers, expected) => {
  expect(isOldEnough(transfers)).toBe(expected)
})
