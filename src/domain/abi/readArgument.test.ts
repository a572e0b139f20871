import { type AbiParameter, encodeAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { readArgument } from './readArgument.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const order: AbiParameter = {
  name: 'order',
  type: 'tuple',
  components: [
    { name: 'maker', type: 'address' },
    { name: 'amounts', type: 'uint256[2]' },
  ],
}
const of = (type: string): AbiParameter => ({ name: '', type })

test.each([
  [
    of('uint256'),
    '115792089237316195423570985008687907853269984665640564039457584007913129639935',
    2n ** 256n - 1n,
  ],
  [of('uint8'), '0xff', 255n],
  [of('int8'), ' -128 ', -128n],
  [of('bool'), 'false', false],
  [of('address'), alice.toLowerCase(), alice],
  [of('address'), `0x${alice.slice(2).toUpperCase()}`, alice],
  [of('int256'), `-${2n ** 255n}`, -(2n ** 255n)],
  [of('int24[3]'), '[-8388608, 8388607, "-1"]', [-8_388_608n, 8_388_607n, -1n]],
  [of('bytes1[2]'), '["0x00", "0xFF"]', ['0x00', '0xff']],
  [
    of('uint256[2][]'),
    '[[1, 2], [3, 4]]',
    [
      [1n, 2n],
      [3n, 4n],
    ],
  ],
  [of('string[]'), '["", "a,b", "[1]"]', ['', 'a,b', '[1]']],
  [of('bytes4'), '0xABCDEF01', '0xabcdef01'],
  [of('bytes'), '0x', '0x'],
  [of('string'), '  as it is ', '  as it is '],
  [of('uint256[]'), '[1, 9007199254740993, "3"]', [1n, 9_007_199_254_740_993n, 3n]],
  [of('bool[][2]'), '[[true], []]', [[true], []]],
  [order, `{"maker": "${alice}", "amounts": [1, 2]}`, { maker: alice, amounts: [1n, 2n] }],
  [order, `["${alice}", [1, 2]]`, { maker: alice, amounts: [1n, 2n] }],
])('readArgument for %j reads %s exactly', (parameter, typed, value) => {
  expect(readArgument(parameter, typed)).toEqual({ value })
  expect(() => encodeAbiParameters([parameter], [value])).not.toThrow()
})

test.each([
  [of('uint256'), '', 'A whole number, in base units.'],
  [of('uint256'), '1.5', 'A whole number, in base units.'],
  [of('uint256'), '1e18', 'A whole number, in base units.'],
  [of('uint8'), '256', 'Does not fit uint8.'],
  [of('uint256'), '-1', 'Does not fit uint256.'],
  [of('int8'), '128', 'Does not fit int8.'],
  [of('bool'), '1', 'true or false.'],
  [of('address'), '0x12', 'An address: 0x and 40 hexadecimal digits.'],
  [of('address'), alice.replace('5aA', '5Aa'), 'Its checksum is wrong: a digit is mistyped.'],
  [of('bytes4'), '0xab', 'Exactly 4 bytes.'],
  [of('bytes'), 'ab', 'Bytes: 0x and pairs of hexadecimal digits.'],
  [of('uint256[2]'), '[1]', 'A list of exactly 2.'],
  [of('uint256[]'), '[[1]]', 'One value of type uint256, without brackets.'],
  [of('bool[]'), '[[true]]', 'One value of type bool, without brackets.'],
  [of('address[]'), '[null]', 'One value of type address, without brackets.'],
  [of('int256'), `-${2n ** 255n + 1n}`, 'Does not fit int256.'],
  [of('bytes32'), `0x${'00'.repeat(33)}`, 'Exactly 32 bytes.'],
  [of('string[]'), '[1]', 'A text.'],
  [of('uint256[]'), '1', 'A list in JSON, such as ["1", "2"].'],
  [of('uint256[]'), '[1', 'Not valid JSON.'],
  [order, '[1]', 'Needs maker, amounts.'],
  [order, '{"maker": "x"}', 'Needs maker, amounts.'],
  [{ ...order, components: [{ name: 'constructor', type: 'string' }] }, '{}', 'Needs constructor.'],
])('readArgument for %j refuses “%s” with a sentence', (parameter, typed, problem) => {
  expect(readArgument(parameter, typed)).toEqual({ problem })
})
