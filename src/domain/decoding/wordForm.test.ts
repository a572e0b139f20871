import { expect, test } from 'vitest'
import { inForm, wordsOf } from './wordForm.ts'

const word = (digits: string) => `0x${digits.padStart(64, '0')}` as const
const text = `0x${'74696465'.padEnd(64, '0')}` as const

test.each([
  [word('2a'), 'number', '42'],
  [`0x${'f'.repeat(64)}`, 'number', String(2n ** 256n - 1n)],
  [text, 'text', 'tide'],
  [word('74696465'), 'text', 'tide'],
  [word('2a00'), 'text', '*'],
  [word('00'), 'text', null],
  [`0x${'ff'.repeat(32)}`, 'text', null],
  [word('e280ae'), 'text', null],
  [word('f39fd6e51aad88f6f4ce6ab8827279cfffb92266'), 'address', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  [`0x01${'0'.repeat(62)}`, 'address', null],
  [text, 'hex', text],
] as const)('%s as %s is %s', (digits, form, shown) => {
  expect(inForm(digits, form)).toBe(shown)
})

test('wordsOf splits data into words and keeps a shorter last one', () => {
  expect(wordsOf(`0x${'ab'.repeat(32)}cd`)).toEqual([`0x${'ab'.repeat(32)}`, '0xcd'])
  expect(wordsOf('0x')).toEqual([])
})
