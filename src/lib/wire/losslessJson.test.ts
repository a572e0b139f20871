import { expect, test } from 'vitest'
import { parseLosslessJson } from './losslessJson.ts'

test('integers and fractions that a double cannot hold become strings of their digits', () => {
  expect(
    parseLosslessJson(
      '{"a":115792089237316195423570985008687907853,"b":-9007199254740993,"c":0.12345678901234567}',
    ),
  ).toEqual({
    a: '115792089237316195423570985008687907853',
    b: '-9007199254740993',
    c: '0.12345678901234567',
  })
})

test('small numbers stay numbers, and strings of digits stay as they are', () => {
  expect(
    parseLosslessJson(
      '[1, -2.5, 1e3, "12345678901234567890", "a\\"12345678901234567890", 99999999999999999]',
    ),
  ).toEqual([1, -2.5, 1000, '12345678901234567890', 'a"12345678901234567890', '99999999999999999'])
})

test.each(['', '{', '{"a":1', '<html>', "{'a':1}", '[1,]'])(
  '“%s” is a SyntaxError, as in JSON.parse',
  (source) => {
    expect(() => parseLosslessJson(source)).toThrow(SyntaxError)
  },
)

test('a byte order mark is ignored', () => {
  expect(parseLosslessJson('\uFEFF{"a":1}')).toEqual({ a: 1 })
})

test.each([
  '1234567890123456',
  ' -1234567890123456 ',
  '{"a":\n1234567890123456}',
  '["x",1234567890123456]',
  '{"a":12345678.90123456}',
  '["1,1234567890123456", 1234567890123456]',
])('in %s the long number becomes a string, wherever it stands', (source) => {
  expect(JSON.stringify(parseLosslessJson(source))).toMatch(/"-?12345678\.?90123456"/)
})
