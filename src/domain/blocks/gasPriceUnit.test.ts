import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { gasPriceInGwei, isGasPriceOpen } from './gasPriceUnit.ts'

const gwei = 1_000_000_000n

test.each([
  ['1000000000', gwei, '1', 'documented wei'],
  ['1000000000', 7n * 10n ** 17n, '1000000000', 'Gwei of a chain whose coin is worth little'],
  ['7', 7n, '0.000000007', 'wei of a chain where gas costs next to nothing'],
  ['7', 8n * gwei, '7', 'Gwei'],
  ['800000', 900_000n, '0.0008', 'wei below a million'],
  ['0.1', null, '0.1', 'a fraction'],
  ['0.1', 10n ** 18n, '0.1', 'a fraction, whatever the node says'],
  ['1000000000.5', gwei, '1.0000000005', 'an average of wei'],
  ['1000000000', null, '1', 'a large number without a node'],
  ['12', null, '12', 'a small number without a node'],
  ['12', 0n, '12', 'a node without a price'],
  ['0', gwei, '0', 'nothing'],
  ['1000000000', 10n ** 30n, null, 'what neither reading explains'],
])('gasPriceInGwei of %s, with %s wei from the node, is %s Gwei: %4$s', (stated, node, expected, _why) => {
  expect(gasPriceInGwei(decimal(stated), node)).toBe(expected)
})

test('isGasPriceOpen is true for a whole number and a large one, false for a small fraction', () => {
  expect(['7', '1000000000', '2000000.5'].map((price) => isGasPriceOpen(decimal(price)))).toEqual([
    true,
    true,
    true,
  ])
  expect(['0.1', '0', '3.5'].map((price) => isGasPriceOpen(decimal(price)))).toEqual([false, false, false])
})
