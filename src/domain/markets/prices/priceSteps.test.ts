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

test('changeFrom measures from the last trade at or before the time, to the second', () => {
  expect(changeFrom(around, 109, decimal('6'))).toBe('0.5')
  expect(changeFrom(around, 110, decimal('6'))).toBe('0.2')
  expect(changeFrom(around, 130, decimal('6'))).toBe('-0.25')
})

test('changeFrom measures a younger market from its first trade', () => {
  expect(changeFrom(around, 50, decimal('6'))).toBe('0.5')
})

test('changeFrom is null for a time after the known prices and without a trade', () => {
  expect(changeFrom(around, 131, decimal('6'))).toBeNull()
  expect(changeFrom({ steps: [], until: 130 }, 109, decimal('6'))).toBeNull()
})

test('changeFrom measures from the launch price of a market launched after the time', () => {
  const launch = { time: 90, price: decimal('3') }
  expect(changeFrom(around, 50, decimal('6'), launch)).toBe('1')
  expect(changeFrom(around, 95, decimal('6'), launch)).toBe('0.5')
})
