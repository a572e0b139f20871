import { expect, test } from 'vitest'
import { readAmount } from './amount.ts'

test.each([
  ['12.5', 12_500_000n],
  ['.5', 500_000n],
  ['5.', 5_000_000n],
  ['0', 0n],
  [' 007 ', 7_000_000n],
  ['1.500000000', 1_500_000n],
  ['0,5', 500_000n],
  ['0,500', 500_000n],
  [',5', 500_000n],
  ['12,25', 12_250_000n],
  ['1,2345', 1_234_500n],
  ['7,', 7_000_000n],
])('“%s” is an amount', (typed, units) => {
  expect(readAmount(typed, 6)).toMatchObject({ kind: 'amount', units })
})

test('empty text is not zero', () => {
  expect(readAmount('  ', 6)).toEqual({ kind: 'empty' })
})

test.each([
  '1,000',
  '1,000,000',
  '1,000.5',
  ',',
  '-1',
  '1e6',
  '0x10',
  '1.2.3',
  '.',
  'ten',
  '1.0000001',
  '9'.repeat(90),
])('“%s” is refused with a reason', (typed) => {
  expect(readAmount(typed, 6)).toMatchObject({ kind: 'problem' })
})

test('commas that can be no decimal mark are refused with the mark to use', () => {
  for (const typed of ['1,000,000', '1,000.5'])
    expect(readAmount(typed, 6)).toEqual({
      kind: 'problem',
      problem: 'Use a point for decimals and no other marks.',
    })
})

test('a comma before three digits may mean thousands or decimals, so the reason says which mark to use', () => {
  for (const [typed, plain] of [
    ['1,000', '1000'],
    ['12,345', '12345'],
  ] as const) {
    const problem = `${typed} can be read in two ways. Write ${plain}, or ${typed}0.`
    expect(readAmount(typed, 6)).toEqual({ kind: 'problem', problem })
    expect(readAmount(plain, 6)).toMatchObject({ kind: 'amount' })
    expect(readAmount(`${typed}0`, 6)).toMatchObject({ kind: 'amount' })
  }
})
