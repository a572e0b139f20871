import { expect, test } from 'vitest'
import { divideUp } from './integers.ts'

test('divideUp leaves an exact quotient and rounds any other up', () => {
  expect([divideUp(6n, 3n), divideUp(7n, 3n), divideUp(9n, 3n)]).toEqual([2n, 3n, 3n])
})
