import { type Address, pad } from 'viem'
import { expect, test } from 'vitest'
import { internalTransactions } from './internalTransactions.ts'
import type { Call } from './wire.ts'

const contract: Address = '0x00000000000000000000000000000000000000A1'
const child: Address = '0x00000000000000000000000000000000000000A2'

function create(transactionIndex: number, path: number[], error: string | null = null): Call {
  return {
    ...{
      transactionIndex,
      path,
      type: 'create',
      from: contract,
      to: null,
      createdContract: child,
      value: 5n,
    },
    ...{ gasLimit: 0n, gasUsed: 0n, input: '0x', output: null, error },
  }
}

const rowsOf = (calls: Call[]) =>
  internalTransactions(calls, 7, [pad('0x1'), pad('0x2')]).map(({ error, createdContract }) => [
    error,
    createdContract,
  ])

test('calls inside of a failed call are marked as failed and created nothing', () => {
  const undone = ['Reverted with the call around it', null]
  const done = [null, child]
  const calls = [create(0, []), create(0, [0], 'Reverted'), create(0, [0, 0]), create(0, [0, 0, 1])]
  expect(rowsOf([...calls, create(0, [1]), create(0, [10])])).toEqual([
    ['Reverted', child],
    undone,
    undone,
    done,
    done,
  ])
  // The second transaction failed as a whole, and its own errors stay what they are.
  const failed = [create(1, [], 'Reverted'), create(1, [0], 'OutOfGas'), create(1, [0, 0]), create(1, [1])]
  expect(rowsOf([...failed])).toEqual([['OutOfGas', null], undone, undone])
  expect(rowsOf([create(0, [], 'Reverted'), create(1, []), create(1, [0])])).toEqual([done])
})

test('a delegated call moves nothing, although its trace repeats the value of the call around it', () => {
  const inner = (type: string, path: number[]): Call => ({ ...create(0, path), type, createdContract: null })
  const calls = [inner('call', []), inner('call', [0]), inner('delegatecall', [0, 0]), inner('callcode', [1])]
  const rows = internalTransactions(calls, 7, [pad('0x1')])
  expect(rows.map(({ type, value }) => [type, value])).toEqual([
    ['call', 5n],
    ['delegatecall', 0n],
    ['callcode', 0n],
  ])
})
