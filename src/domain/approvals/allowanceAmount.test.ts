import { expect, test } from 'vitest'
import { allowanceFor, allowanceText } from './allowanceAmount.ts'

const token = { symbol: 'HUSD', decimals: 6 }

test.each([
  ['exact', 25_000_000n, '25 HUSD'],
  ['tenfold', 250_000_000n, '250 HUSD'],
  ['unlimited', 2n ** 256n - 1n, 'unlimited HUSD'],
] as const)('an approval that is %s grants %i base units', (choice, units, text) => {
  expect(allowanceFor(choice, 25_000_000n)).toBe(units)
  expect(allowanceText(units, token)).toBe(text)
})

test('allowanceFor tenfold grants the exact amount where ten times the amount would be unlimited', () => {
  expect(allowanceFor('tenfold', 2n ** 253n)).toBe(2n ** 253n)
})
