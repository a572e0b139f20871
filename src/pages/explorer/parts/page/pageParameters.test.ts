import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addressParameter, blockParameter, hashParameter, pageParameter } from './pageParameters.ts'

const id = 'ab'.repeat(32)

test('a hash can have any case, an address gets its checksum', () => {
  expect(hashParameter(`0x${id.toUpperCase()}`)).toBe(`0x${id}`)
  expect(addressParameter('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')).toBe(
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  )
})

test('a hash and an address are read with 0X or without 0x', () => {
  expect(hashParameter(`0X${id}`)).toBe(`0x${id}`)
  expect(hashParameter(id)).toBe(`0x${id}`)
  expect(addressParameter('F39FD6E51AAD88F6F4CE6AB8827279CFFFB92266')).toBe(
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  )
})

test('a block is a number or a hash', () => {
  expect(blockParameter('12')).toBe(12)
  expect(blockParameter('0x1f')).toBe(31)
  expect(blockParameter('12,345')).toBe(12_345)
  expect(blockParameter(`0x${id}`)).toBe(`0x${id}`)
})

test.each(['', '0x', '12ab', '-1', '1e3', `0x${id}00`, '9'.repeat(16), '../../x'])(
  '%j is not a block',
  (value) => {
    expect(() => blockParameter(value)).toThrow('is not a block')
  },
)

test('a malformed hash is quoted in the message, and cut when it is long', () => {
  expect(() => hashParameter('x'.repeat(9_999))).toThrow(/^“x{80}” is not a transaction hash/)
})

test('a hash of too few or too many digits says how many it has, other text does not', () => {
  expect(() => hashParameter('0x12ab')).toThrow(/64 hexadecimal digits; this has 4\.$/)
  expect(() => addressParameter('1'.repeat(41))).toThrow(/40 hexadecimal digits; this has 41\.$/)
  expect(() => hashParameter('hello')).toThrow(/64 hexadecimal digits\.$/)
})

test.each([
  [() => hashParameter('0x'), 'hash'],
  [() => addressParameter('0x'), 'address'],
  [() => blockParameter('0x'), 'block'],
])('%s names the malformed %s in its error', (parse, subject) => {
  expect(parse).toThrow(expect.objectContaining({ subject }))
})

test.each([{}, null, true, 'a='.repeat(1_001), '{"__proto__":1}'])('page %j is ignored', (value) => {
  expect(v.parse(pageParameter, value)).toBeUndefined()
})
