import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { resultSum, summedMarkets } from './resultSum.ts'

const position = (unrealised: string | null) => ({
  unrealised: unrealised === null ? null : decimal(unrealised),
  realised: null,
})

test('a sum of results says of how many positions it is', () => {
  const positions = [position('3'), position('-5'), position(null)]
  expect(resultSum(positions, 'unrealised')).toEqual({ sum: '-2', known: 2, all: 3 })
  expect(resultSum(positions, 'realised')).toEqual({ sum: null, known: 0, all: 3 })
})

test.each([
  [{ known: 3, all: 3 }, null, undefined],
  [{ known: 2, all: 3 }, null, '2 of 3 markets'],
  [{ known: 10, all: 10 }, 10, 'Of the last 10 markets traded'],
  [{ known: 9, all: 10 }, 10, '9 of the last 10 markets traded'],
])('a sum of %o among at most %s markets is said to be %s', (counts, most, words) => {
  expect(summedMarkets({ sum: decimal('1'), ...counts }, most)).toBe(words)
})
