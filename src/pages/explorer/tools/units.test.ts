import { expect, test } from 'vitest'
import { convert, unitsOf } from './units.ts'

const units = unitsOf({ symbol: 'ETH', decimals: 18 })
const [ether = { label: '', decimals: 0 }, gwei = ether, wei = ether, hex = ether] = units

test('an amount converts to every unit without losing a digit', () => {
  expect(convert('1.000000000000000001', ether, units)).toEqual([
    '1.000000000000000001',
    '1000000000.000000001',
    '1000000000000000001',
    '0xde0b6b3a7640001',
  ])
  expect(convert('7', gwei, units)).toEqual(['0.000000007', '7', '7000000000', '0x1a13b8600'])
})

test('empty text converts to empty text, not to zero', () => {
  expect(convert(' ', wei, units)).toEqual(['', '', '', ''])
})

test.each(['0.5', '1e3', '-1', 'many'])('%s is not an amount of wei', (typed) => {
  expect(convert(typed, wei, units)).toHaveProperty('problem')
})

test('hexadecimal digits are an amount of the unit they are typed in', () => {
  expect(convert('0xDE0B6B3A7640001', hex, units)).toContain('1000000000000000001')
  expect(convert('0x10', gwei, units)).toEqual(['0.000000016', '16', '16000000000', '0x3b9aca000'])
})

test.each(['10', '0x', '0xg', `0x${'f'.repeat(65)}`])('%s is not a hexadecimal number of wei', (typed) => {
  expect(convert(typed, hex, units)).toEqual({ problem: 'Enter 0x and up to 64 hexadecimal digits.' })
})
