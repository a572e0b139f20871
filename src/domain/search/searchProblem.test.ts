import { expect, test } from 'vitest'
import { searchProblem } from './searchProblem.ts'

const counted = (digits: number) => `A hash has 64 hexadecimal digits and an address 40. This has ${digits}.`

test.each([
  [`0x${'8f'.repeat(31)}8`, counted(63)],
  [`0x${'8f'.repeat(32)}8`, counted(65)],
  ['8f'.repeat(33), counted(66)],
  [`0x${'ab'.repeat(19)}a`, counted(39)],
  [`0x${'ab'.repeat(19)}aO`, '“O” is not a hexadecimal digit.'],
  ['99999999999999999999', 'No block has a number this large.'],
  ['TIDE', null],
  ['0xa9059cbb', null],
  ['pneumonoultramicroscopicsilicovolcanoconiosis', null],
  ['12345', null],
])('searchProblem of “%s” is %j', (text, problem) => {
  expect(searchProblem(text)).toBe(problem)
})
