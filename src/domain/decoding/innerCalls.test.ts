import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { decodeCall } from './decode.ts'
import { innerCalls } from './innerCalls.ts'

const abi = parseAbi([
  'struct Call { address target; bytes data; }',
  'function multicall(bytes[] calls)',
  'function aggregate(Call[] calls)',
  'function spend(uint256 amount)',
])
const spend = (amount: bigint) => encodeFunctionData({ abi, functionName: 'spend', args: [amount] })
const target = '0xA100000000000000000000000000000000000000'

function inside(data: `0x${string}`) {
  return innerCalls(decodeCall(data, [abi])?.parameters ?? [], [abi]).map(({ methodCall, parameters }) => [
    methodCall,
    parameters[0]?.value,
  ])
}

test('innerCalls decodes the calls of a multicall in order, also where each has a target', () => {
  const two = [
    ['spend(uint256 amount)', '1'],
    ['spend(uint256 amount)', '2'],
  ]
  const calls = [spend(1n), spend(2n)]
  expect(inside(encodeFunctionData({ abi, functionName: 'multicall', args: [calls] }))).toEqual(two)
  const targets = calls.map((data) => ({ target, data }) as const)
  expect(inside(encodeFunctionData({ abi, functionName: 'aggregate', args: [targets] }))).toEqual(two)
})

test('innerCalls leaves out bytes that are no known call', () => {
  const calls = ['0x', '0x12345678', `${spend(1n)}00`, 'text'] as const
  expect(innerCalls([{ value: calls }], [abi])).toEqual([])
})
