import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { changeFrom } from './priceSteps.ts'

const around = {
  steps: [
    { time: 100, price: decimal('4') },
    { time: 110, price: decimal('5') },
    { time: 120, price: decimal('8') },
  ],
  until: 130,
}

test('a change is measured from the last trade until the moment, to the second', () => {
  expect(changeFrom(around, 109, decimal('6'))).toBe('0.5')
  expect(changeFrom(around, 110, decimal('6'))).toBe('0.2')
  expect(changeFrom(around, 130, decimal('6'))).toBe('-0.25')
})

test('the change of a market younger than the moment is measured from its first trade', () => {
  expect(changeFrom(around, 50, decimal('6'))).toBe('0.5')
})

test('nothing is said of a moment after what is known, nor of a market without a trade', () => {
  expect(changeFrom(around, 131, decimal('6'))).toBeNull()
  expect(changeFrom({ steps: [], until: 130 }, 109, decimal('6'))).toBeNull()
})
