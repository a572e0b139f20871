import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { largestFirst } from './largestFirst.ts'

test('the largest comes first, to the last digit, and what is unknown last, as it came', () => {
  const rows = [
    { name: 'unknown', amount: null },
    { name: 'less', amount: decimal('9') },
    { name: 'most', amount: decimal('10.000000000000000000002') },
    { name: 'also unknown', amount: null },
    { name: 'more', amount: decimal('10.000000000000000000001') },
  ]
  const sorted = rows.toSorted(largestFirst(({ amount }) => amount))
  expect(sorted.map(({ name }) => name)).toEqual(['most', 'more', 'less', 'unknown', 'also unknown'])
})
