import { expect, test } from 'vitest'
import { decimal, toUnits } from '#lib/numbers/decimal.ts'
import { amountText, shortText } from './amountText.ts'

const token = { symbol: 'TIDE', decimals: 18 }

test.each([
  ['0', '0 TIDE'],
  ['25', '25 TIDE'],
  ['730693.596233696241824089', '730,693.5 TIDE'],
  ['9.999999999999999999', '9.999999 TIDE'],
  ['0.000012345678901234', '0.00001234567 TIDE'],
  ['0.000000000000000001', '0.000000000000000001 TIDE'],
  ['123456789012345678.9', '123,456,789,012,345,678 TIDE'],
])('the short text of %s is “%s”: cut, never rounded up, never to zero', (amount, text) => {
  expect(shortText(toUnits(decimal(amount), 18), token)).toBe(text)
})

test('the exact text of an amount has every digit', () => {
  expect(amountText(730_693_596_233_696_241_824_089n, token)).toBe('730,693.596233696241824089 TIDE')
})
