import { expect, test } from 'vitest'
import { midcut, shortHash } from './midcut.ts'

test('no character is lost in the middle', () => {
  expect(midcut('0x1234567890abcd')).toEqual({ head: '0x1234', rest: '567890', tail: 'abcd' })
})

test('a text is not shortened to save one character', () => {
  expect(midcut('0x123456789')).toEqual({ head: '0x123456789', rest: '', tail: '' })
  expect(midcut('0x1234567890').rest).toBe('56')
})

test('a short hash has an ellipsis only where it is shortened', () => {
  expect(shortHash('0x1234567890abcd')).toBe('0x1234…abcd')
  expect(shortHash('0x12')).toBe('0x12')
})
