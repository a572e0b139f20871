import {
  type AbiFunction,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import {
  declarationOf,
  decodeResult,
  decodeRevert,
  encodeFunction,
  functionsOf,
  signatureOf,
} from './contractFunction.ts'
import { readAbi } from './readAbi.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

function abiOf(text: string) {
  const reading = readAbi(text)
  if (reading.problem !== undefined) throw new Error(reading.problem)
  return reading.abi
}

const abi = abiOf(`
  function transfer(address to, uint256 amount) returns (bool)
  function transfer(address to) payable
  function order(uint256 id) view returns ((address maker, uint256[] amounts) found, string note)
  error Insufficient(uint256 available, uint256[] needed)
`)
const [transfer, , order] = abi as readonly [AbiFunction, AbiFunction, AbiFunction]

test('functionsOf takes the first of several functions with one signature', () => {
  const get = (stateMutability: 'view' | 'nonpayable', name = 'a') =>
    ({
      type: 'function',
      name: 'get',
      stateMutability,
      inputs: [{ type: 'uint256', name }],
      outputs: [],
    }) as const
  const { reads, writes } = functionsOf([get('nonpayable'), get('view'), get('nonpayable', 'b')])
  expect(reads).toEqual([])
  expect(writes).toEqual([get('nonpayable')])
})

test('functionsOf separates reads from writes, signatureOf overloads', () => {
  const { reads, writes } = functionsOf(abi)
  expect(reads.map(signatureOf)).toEqual(['order(uint256)'])
  expect(writes.map(signatureOf)).toEqual(['transfer(address,uint256)', 'transfer(address)'])
})

test('declarationOf names the arguments, those inside of a struct, too', () => {
  const [store, plain] = parseAbi([
    'struct Parcel { string label; uint256 grams; }',
    'function store(Parcel parcel)',
    'function plain(address, uint256[] amounts)',
  ])
  expect(declarationOf(store)).toBe('store((string label, uint256 grams) parcel)')
  expect(declarationOf(plain)).toBe('plain(address, uint256[] amounts)')
})

test('receive and fallback are writes: one sends no data, the other the bytes that are typed', () => {
  const { writes } = functionsOf([
    transfer,
    { type: 'receive', stateMutability: 'payable' },
    { type: 'fallback', stateMutability: 'nonpayable' },
  ])
  expect(writes.map(signatureOf)).toEqual(['transfer(address,uint256)', 'receive()', 'fallback(bytes)'])
  const [, receive, fallback] = writes as [AbiFunction, AbiFunction, AbiFunction]
  expect(encodeFunction(receive, [])).toBe('0x')
  expect(encodeFunction(fallback, ['0x1234'])).toBe('0x1234')
  expect(receive.stateMutability).toBe('payable')
})

test('encodeFunction equals the encoding of viem', () => {
  const args = [alice, 2n ** 255n] as const
  expect(encodeFunction(transfer, args)).toBe(
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }),
  )
})

test('decodeResult names the outputs, keeps numbers exact and cleans text', () => {
  const [found, note] = order.outputs
  const data = encodeAbiParameters(
    [found, note] as never,
    [{ maker: alice, amounts: [2n ** 200n] }, 'fi\u202ene\u0000'] as never,
  )
  expect(decodeResult(order, data)).toEqual([
    { name: 'found', type: '(address maker, uint256[] amounts)', value: [alice, [String(2n ** 200n)]] },
    { name: 'note', type: 'string', value: 'fine' },
  ])
})

test('decodeResult is null for data that does not fit the ABI', () => {
  expect(decodeResult(order, '0x')).toBeNull()
  expect(decodeResult(order, '0x1234')).toBeNull()
})

test('decodeRevert names an error of the ABI, shows a text reason, is null for other data', () => {
  const custom = encodeErrorResult({
    abi: abi as never,
    errorName: 'Insufficient',
    args: [1n, [2n, 3n]],
  } as never)
  expect(decodeRevert(abi, custom)).toBe('Insufficient(1, [2, 3])')
  const words = `0x08c379a0${encodeAbiParameters([{ type: 'string' }], ['not yours']).slice(2)}` as const
  expect(decodeRevert(abi, words)).toBe('not yours')
  expect(decodeRevert(abi, '0x12345678')).toBeNull()
})
