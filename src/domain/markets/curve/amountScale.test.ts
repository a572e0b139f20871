import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { scaleOf, toWholeUnits, wholeUnits } from './amountScale.ts'

const units = { price: '0.000014298127588197', tokens: '836275976.513043796771260171', dollars: ['11957.18'] }
const base = {
  price: '14298127588197',
  tokens: '836275976513043796771260171',
  dollars: ['11957180611128268503195'],
}

function scale({ price, tokens, dollars }: { price: string; tokens: string; dollars: string[] }) {
  return scaleOf({ price: decimal(price), tokens: decimal(tokens), dollars: dollars.map(decimal) })
}

test('scaleOf tells base units from whole units by price × tokens = dollars, for prices and for amounts', () => {
  expect(scale(units)).toEqual(wholeUnits)
  expect(scale(base)).toEqual({ price: 18, amount: 18 })
  expect(scale({ ...base, price: units.price })).toEqual({ price: 0, amount: 18 })
  expect(scale({ ...units, price: base.price })).toEqual({ price: 18, amount: 0 })
  expect(
    scale({ price: '10000000000000', tokens: `1${'0'.repeat(27)}`, dollars: [`1${'0'.repeat(22)}`] }),
  ).toEqual({
    price: 18,
    amount: 18,
  })
  expect(scale({ price: '0.00001', tokens: '1000000000', dollars: ['10000'] })).toEqual(wholeUnits)
})

test('scaleOf needs only one of several readings of the dollars to fit', () => {
  expect(scale({ ...units, dollars: ['11957.18', '50000000'] })).toEqual(wholeUnits)
  expect(scale({ ...units, dollars: ['0', '11957.18'] })).toEqual(wholeUnits)
})

test('scaleOf takes a decimal point beside large tokens for whole units', () => {
  const tokens = `1${'0'.repeat(24)}`
  expect(scale({ price: '0.000000001', tokens, dollars: ['1000000000000000.5'] })).toEqual(wholeUnits)
})

test('scaleOf is unreadable when one of several readings of the dollars is in base units and the tokens are not', () => {
  expect(scale({ price: '0.005', tokens: '1000', dollars: ['5', `5${'0'.repeat(18)}`] })).toBe('unreadable')
})

test('scaleOf takes tokens from 10^18 on for base units', () => {
  const least = `1${'0'.repeat(18)}`
  expect(scale({ price: '1', tokens: least, dollars: [least] })).toEqual({ price: 0, amount: 18 })
})

test('scaleOf lets price × tokens differ from the dollars by a factor of a hundred, and no more', () => {
  for (const dollars of ['10', '100000'])
    expect(scale({ price: '1', tokens: '1000', dollars: [dollars] })).toEqual(wholeUnits)
  for (const dollars of ['9', '100001'])
    expect(scale({ price: '1', tokens: '1000', dollars: [dollars] })).toBe('unreadable')
})

test('scaleOf is unreadable for a price that fits in neither scale', () => {
  for (const price of ['14298127', '14.298127588197', '0.000000000014', `14298127588197${'0'.repeat(6)}`])
    expect(scale({ ...units, price }), price).toBe('unreadable')
  expect(scale({ ...units, tokens: base.tokens })).toBe('unreadable')
  expect(scale({ price: '10000000000000', tokens: '1000000000', dollars: [`1${'0'.repeat(22)}`] })).toBe(
    'unreadable',
  )
})

test('scaleOf is null for a figure of zero', () => {
  expect(scale({ ...units, price: '0' })).toBeNull()
  expect(scale({ ...units, tokens: '0.000' })).toBeNull()
  expect(scale({ ...units, dollars: ['0'] })).toBeNull()
})

test('toWholeUnits divides base units by 10^18 and keeps whole units', () => {
  expect(toWholeUnits(decimal('14298127588197'), 18)).toBe('0.000014298127588197')
  expect(toWholeUnits(decimal('14298127588197'), 0)).toBe('14298127588197')
})
