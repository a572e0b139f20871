import { type Abi, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { abiFile, errorsOf } from './abiFile.ts'

const abi = parseAbi([
  'constructor(address owner)',
  'struct Pair { uint256 left; uint256 right; }',
  'function swap(Pair pair, bytes data) payable returns (bool)',
  'event Moved(address indexed by, uint256 amount)',
  'error Refused(address by)',
])

test('an ABI file has names, types and `indexed`, and no constructor', () => {
  expect(abiFile('exampleAbi', abi.slice(0, 2) as Abi)).toBe(
    [
      'export const exampleAbi = [',
      "  { type: 'function', name: 'swap', stateMutability: 'payable', inputs: [{ name: 'pair', type: 'tuple', components: [{ name: 'left', type: 'uint256' }, { name: 'right', type: 'uint256' }] }, { name: 'data', type: 'bytes' }], outputs: [{ name: '', type: 'bool' }] },",
      '] as const\n',
    ].join('\n'),
  )
  expect(abiFile('exampleAbi', abi.slice(2) as Abi)).toBe(
    [
      'export const exampleAbi = [',
      "  { type: 'event', name: 'Moved', inputs: [{ name: 'by', type: 'address', indexed: true }, { name: 'amount', type: 'uint256' }] },",
      "  { type: 'error', name: 'Refused', inputs: [{ name: 'by', type: 'address' }] },",
      '] as const\n',
    ].join('\n'),
  )
})

test('an error of two contracts is listed once, and an overload of it separately', () => {
  const others = parseAbi(['error Refused(address by)', 'error Refused(address by, uint256 code)'])
  expect(errorsOf(abi, others).map(({ inputs }) => inputs.length)).toEqual([1, 2])
})
