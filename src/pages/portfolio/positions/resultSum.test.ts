import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { resultSum, summedMarkets } from './resultSum.ts'

const position = (unrealised: string | null) => ({
  unrealised: unrealised === null ? null : decimal(unrealised),
  realised: null,
})

test('a sum of results says of how many positions it is', () => {
  const positions = [position('3'), position('-5'), position(null)]
  expect(resultSum(positions, 'unrealised', 3)).toEqual({ sum: '-2', known: 2, all: 3 })
  expect(resultSum(positions, 'realised', 3)).toEqual({ sum: null, known: 0, all: 3 })
})

test.each([
  [{ known: 3, all: 3 }, undefined],
  [{ known: 28, all: 36 }, '28 of 36 markets'],
])('a sum of %o markets is said to be of %s', (counts, words) => {
  expect(summedMarkets({ sum: decimal('1'), ...counts })).toBe(words)
})
