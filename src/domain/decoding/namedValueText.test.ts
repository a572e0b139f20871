import { expect, test } from 'vitest'
import { namedValueText } from './namedValueText.ts'

test.each([
  ['uint256', '5', '5'],
  ['uint256[]', ['1', '2'], '[1, 2]'],
  ['(address to, uint256 amount)', ['0xa', '5'], '{ to: 0xa, amount: 5 }'],
  [
    '(address to, (uint256 a, uint256[2] b)[] legs)[]',
    [['0xa', [['1', ['2', '3']]]]],
    '[{ to: 0xa, legs: [{ a: 1, b: [2, 3] }] }]',
  ],
  ['(address,uint256)', ['0xa', '5'], '[0xa, 5]'],
  ['(address to, uint256 amount)', ['0xa'], '[0xa]'],
])('namedValueText of %s names the fields', (type, value, text) => {
  expect(namedValueText(type, value)).toBe(text)
})
