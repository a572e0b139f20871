import { expect, test } from 'vitest'
import {
  add,
  compare,
  decimal,
  divide,
  fromUnits,
  isZero,
  magnitude,
  multiply,
  parseDecimal,
  relativeChange,
  subtract,
  toUnits,
} from './decimal.ts'

test.each([
  ['1', '1'],
  ['-0', '0'],
  ['0.0', '0'],
  ['007.50', '7.5'],
  ['1e18', '1000000000000000000'],
  ['1.5E-7', '0.00000015'],
  ['-12.340', '-12.34'],
  ['115792089237316195423570985008687907853269984665640564039457584007913129639935', null],
])('%s is read exactly', (text, expected) => {
  expect(parseDecimal(text)).toBe(expected ?? text)
})

test.each([
  '',
  ' 5',
  '5 ',
  '1,000',
  'NaN',
  'Infinity',
  '0x10',
  '.5',
  '5.',
  '+1',
  '--1',
  '1e9999',
  '1'.repeat(401),
])('“%s” is not a decimal', (text) => {
  expect(parseDecimal(text)).toBeNull()
})

test('base units and whole units convert without loss', () => {
  expect(fromUnits(1_500_000n, 6)).toBe('1.5')
  expect(fromUnits(-1n, 18)).toBe('-0.000000000000000001')
  expect(fromUnits(0n, 18)).toBe('0')
  expect(fromUnits(42n, 0)).toBe('42')
  expect(toUnits(decimal('1.5'), 6)).toBe(1_500_000n)
  expect(toUnits(decimal('-0.0000019'), 6)).toBe(-1n)
  const largest = 2n ** 256n - 1n
  expect(toUnits(fromUnits(largest, 77), 77)).toBe(largest)
})

test('arithmetic is exact where floats are not', () => {
  expect(add(decimal('0.1'), decimal('0.2'))).toBe('0.3')
  expect(subtract(decimal('1'), decimal('0.000000000000000001'))).toBe('0.999999999999999999')
  expect(multiply(decimal('-1.5'), decimal('0.2'))).toBe('-0.3')
  expect(add(decimal('9007199254740993'), decimal('1'))).toBe('9007199254740994')
})

test('a quotient has 40 places, rounded toward zero, and is null for a division by zero', () => {
  expect(divide(decimal('2'), decimal('3'))).toBe(`0.${'6'.repeat(40)}`)
  expect(divide(decimal('-1'), decimal('8'))).toBe('-0.125')
  expect(divide(decimal('1'), decimal('0'))).toBeNull()
})

test('a relative change is a fraction of the first value, and null from 0', () => {
  expect(relativeChange(decimal('2'), decimal('3'))).toBe('0.5')
  expect(relativeChange(decimal('4'), decimal('3'))).toBe('-0.25')
  expect(relativeChange(decimal('0'), decimal('3'))).toBeNull()
})

test('values are compared as numbers, not as text', () => {
  expect(compare(decimal('10'), decimal('9'))).toBe(1)
  expect(compare(decimal('-10'), decimal('9'))).toBe(-1)
  expect(compare(decimal('1.50'), decimal('1.5'))).toBe(0)
  expect(isZero(decimal('-0.000'))).toBe(true)
})

test.each([
  ['5', 0],
  ['0.001', -3],
  ['123.4', 2],
  ['-0.05', -2],
])('the first digit of %s stands at %i', (value, place) => {
  expect(magnitude(decimal(value))).toBe(place)
})
