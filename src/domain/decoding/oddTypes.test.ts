import { encodeAbiParameters, parseAbi, toEventSelector, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import type { Hex } from '#lib/wire/shapes.ts'
import { type ContractAbi, decodeCall, decodeError, decodeLog } from './decode.ts'

/** Types that viem does not decode, odd names, and bytes after the arguments. */

const words = (types: string[], values: unknown[]) =>
  encodeAbiParameters(
    types.map((type) => ({ type })),
    values,
  ).slice(2)
const callback = `0x${'ab'.repeat(20)}12345678` as const

function abiOf(type: 'function' | 'error' | 'event', inputs: object[]): ContractAbi {
  return [{ type, name: 'run', inputs, outputs: [], stateMutability: 'view' }] as unknown as ContractAbi
}

test('decodeCall reads a function as 24 bytes and a fixed point number as an exact decimal', () => {
  const abi = abiOf('function', [
    { name: 'done', type: 'function' },
    { name: 'rates', type: 'fixed168x10[]' },
    { name: 'share', type: 'ufixed128x18' },
  ])
  const input = `${toFunctionSelector('run(function,fixed168x10[],ufixed128x18)')}${words(
    ['bytes24', 'int168[]', 'uint128'],
    [callback, [-15_000_000_000n, 1n], 10n ** 18n],
  )}` as Hex
  expect(decodeCall(input, [abi])).toMatchObject({
    methodCall: 'run(function done, fixed168x10[] rates, ufixed128x18 share)',
    parameters: [{ value: callback }, { value: ['-1.5', '0.0000000001'] }, { value: '1' }],
  })
})

test('decodeCall keeps every member of a tuple whose names are missing, equal or odd', () => {
  const inner = [
    { name: '__proto__', type: 'uint256' },
    { name: 'same', type: 'uint8' },
    { name: 'same', type: 'uint8' },
    { name: '', type: 'bool' },
  ]
  for (const components of [inner, inner.slice(0, 3)]) {
    const types = components.map(({ type }) => type)
    const selector = toFunctionSelector(`run((${types.join(',')})[])`)
    const tuple = words(types, [7n, 1, 2, true].slice(0, types.length))
    const input = `${selector}${words(['uint256', 'uint256'], [32n, 1n])}${tuple}` as Hex
    const [parameter] =
      decodeCall(input, [abiOf('function', [{ name: 'list', type: 'tuple[]', components }])])?.parameters ??
      []
    expect(parameter?.value).toEqual([['7', '1', '2', 'true'].slice(0, types.length)])
  }
})

test('decodeCall reads a call with bytes after its arguments, also one without arguments', () => {
  const abi = parseAbi(['function deposit() payable', 'function set(uint256 value)', 'error Closed()'])
  expect(decodeCall(`${toFunctionSelector('deposit()')}c0ffee`, [abi])?.methodCall).toBe('deposit()')
  const set = `${toFunctionSelector('set(uint256)')}${words(['uint256'], [5n])}c0ffee` as Hex
  expect(decodeCall(set, [abi])).toMatchObject({
    methodCall: 'set(uint256 value)',
    parameters: [{ value: '5' }],
  })
  expect(decodeError(toFunctionSelector('Closed()'), [abi])?.methodCall).toBe('Closed()')
})

test('decodeLog reads a function in a topic', () => {
  const abi = abiOf('event', [{ name: 'by', type: 'function', indexed: true }])
  const topics: Hex[] = [toEventSelector('run(function)'), `${callback}${'00'.repeat(8)}`]
  expect(decodeLog(topics, '0x', [abi])?.parameters).toMatchObject([{ name: 'by', value: callback }])
})
