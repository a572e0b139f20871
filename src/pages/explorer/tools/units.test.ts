import { expect, test } from 'vitest'
import { convert, unitsOf } from './units.ts'

const units = unitsOf({ symbol: 'ETH', decimals: 18 })
const [ether = { label: '', decimals: 0 }, gwei = ether, wei = ether] = units

test('an amount converts to every unit without losing a digit', () => {
  expect(convert('1.000000000000000001', ether, units)).toEqual([
    '1.000000000000000001',
    '1000000000.000000001',
    '1000000000000000001',
  ])
  expect(convert('7', gwei, units)).toEqual(['0.000000007', '7', '7000000000'])
})

test('empty text converts to empty text, not to zero', () => {
  expect(convert(' ', wei, units)).toEqual(['', '', ''])
})

test.each(['0.5', '1e3', '-1', 'many'])('%s is not an amount of wei', (typed) => {
  expect(convert(typed, wei, units)).toHaveProperty('problem')
})
