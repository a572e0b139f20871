import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { resultSum } from './resultSum.ts'

const position = (unrealised: string | null) => ({
  unrealised: unrealised === null ? null : decimal(unrealised),
  realised: null,
})

test('a sum of results says of how many positions it is', () => {
  const positions = [position('3'), position('-5'), position(null)]
  expect(resultSum(positions, 'unrealised')).toEqual({ sum: '-2', known: 2, all: 3 })
  expect(resultSum(positions, 'realised')).toEqual({ sum: null, known: 0, all: 3 })
})
