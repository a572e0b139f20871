import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { type AlertLevel, alertSide, isReached } from './priceAlert.ts'

const after = { blockNumber: 10, id: 5 }
const level = (side: AlertLevel['side'], price: string): AlertLevel => ({
  side,
  price: decimal(price),
  after,
})
const trade = (price: string, id = 6, blockNumber = 10) => ({ blockNumber, id, price: decimal(price) })

test('isReached is true at the price and beyond, to the last digit', () => {
  const above = level('above', '0.000000000000000002')
  expect(isReached(above, trade('0.000000000000000002'))).toBe(true)
  expect(isReached(above, trade('0.0000000000000000019'))).toBe(false)
  const below = level('below', '2')
  expect(isReached(below, trade('2'))).toBe(true)
  expect(isReached(below, trade('2.000000000000000001'))).toBe(false)
})

test('isReached ignores trades before the alert was set', () => {
  const above = level('above', '1')
  expect(isReached(above, trade('9', 5))).toBe(false)
  expect(isReached(above, trade('9', 9, 9))).toBe(false)
  expect(isReached({ ...above, after: null }, trade('9', 1, 1))).toBe(true)
})

test('alertSide is above or below, null at the current price', () => {
  expect(alertSide(decimal('2'), decimal('1.9'))).toBe('above')
  expect(alertSide(decimal('1'), decimal('1.9'))).toBe('below')
  expect(alertSide(decimal('1.90'), decimal('1.9'))).toBeNull()
})
