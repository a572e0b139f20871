import { pad } from 'viem'
import { expect, test } from 'vitest'
import { readWords, wordAt } from './eventData.ts'

const data = `${pad('0x5')}${pad('0x7').slice(2)}ff` as const

test('the words of an event are its data in pieces of 32 bytes, and a piece of one is none', () => {
  expect([0, 1, 2, 3].map((index) => wordAt(data, index))).toEqual([5n, 7n, undefined, undefined])
  expect(readWords(data, ['first', 'second'])).toEqual({ first: 5n, second: 7n })
})

test('data with fewer words than names is refused', () => {
  expect(() => readWords(data, ['first', 'second', 'third'])).toThrow('The data is too short')
})
