import { expect, test } from 'vitest'
import { nextAct } from './actionWords.ts'

test('the button agrees with the problem beside the amount', () => {
  expect(nextAct('deposit', 'empty')).toBe('Enter an amount to deposit')
  expect(nextAct('deposit', 'wallet')).toBe('Enter a smaller amount')
  expect(nextAct('borrow', 'minimum')).toBe('Enter a larger amount')
  expect(nextAct('borrow', 'closed')).toBe('Borrow is not possible')
})
