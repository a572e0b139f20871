import { type Address, pad, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { WireFrame, WireTrace } from '#network/decode/wire.ts'
import { callsOfFrames, callsOfTraces } from './traces.ts'

const [sender, contract, child]: [Address, Address, Address] = [
  '0x00000000000000000000000000000000000000a1',
  '0x00000000000000000000000000000000000000a2',
  '0x00000000000000000000000000000000000000a3',
]
const transaction = { transactionHash: pad('0x1'), transactionPosition: 0 } as const

const traces: WireTrace[] = [
  {
    ...{ ...transaction, type: 'call', traceAddress: [] },
    action: { from: sender, to: contract, callType: 'call', value: '0x5', gas: '0x64', input: '0x12345678' },
    result: { gasUsed: '0x20', output: '0x01' },
  },
  {
    ...{ ...transaction, type: 'create', traceAddress: [0] },
    action: { from: contract, creationMethod: 'create2', value: '0x0', gas: '0x32', init: '0x60' },
    result: { gasUsed: '0x10', address: child, code: '0x00' },
  },
  {
    ...{ ...transaction, type: 'call', traceAddress: [1], error: 'Reverted' },
    action: { from: contract, to: sender, callType: 'staticcall', value: '0x0', gas: '0x1', input: '0x' },
    result: { gasUsed: '0x1', output: '0x' },
  },
]

const frame: WireFrame = {
  ...{ type: 'CALL', from: sender, to: contract, value: '0x5', gas: '0x64', gasUsed: '0x20' },
  ...{ input: '0x12345678', output: '0x01' },
  calls: [
    {
      type: 'CREATE2',
      from: contract,
      to: child,
      gas: '0x32',
      gasUsed: '0x10',
      input: '0x60',
      output: '0x00',
    },
    {
      type: 'STATICCALL',
      from: contract,
      to: sender,
      gas: '0x1',
      gasUsed: '0x1',
      input: '0x',
      output: '0x',
      error: 'Reverted',
    },
  ],
}

test('both kinds of traces give the same calls', () => {
  const calls = callsOfTraces(traces)
  expect(calls).toEqual(callsOfFrames([{ result: frame }]))
  expect(calls.map(({ type, path }) => [type, path])).toEqual([
    ['call', []],
    ['create2', [0]],
    ['staticcall', [1]],
  ])
  expect(calls[1]).toMatchObject({ to: null, createdContract: child, output: null, input: '0x60' })
  expect(calls[2]).toMatchObject({ error: 'Reverted', value: 0n, gasUsed: 1n })
})

test('a failed creation created nothing', () => {
  const failed = traces.map((trace) => ({ ...trace, error: 'Out of gas', result: null }))
  expect(callsOfTraces(failed)[1]).toMatchObject({ createdContract: null, error: 'Out of gas', gasUsed: 0n })
  const [creation] = frame.calls ?? []
  const failedFrame = { ...frame, calls: creation && [{ ...creation, error: 'Out of gas' }] }
  expect(callsOfFrames([{ result: failedFrame as WireFrame }])[1]).toMatchObject({
    createdContract: null,
    error: 'Out of gas',
  })
})

test('the balance of a destroyed contract goes to the refund address', () => {
  const action = { address: contract, refundAddress: sender, balance: '0x7' } as const
  const trace: WireTrace = { ...transaction, type: 'suicide', action, traceAddress: [0], result: null }
  expect(callsOfTraces([trace])).toMatchObject([
    { type: 'selfdestruct', from: contract, to: sender, value: 7n },
  ])
})

test('a contract that destroys itself for itself, which Anvil leaves out, is the one whose code ran', () => {
  const [outer] = traces as [WireTrace]
  const action = { address: zeroAddress, refundAddress: zeroAddress, balance: '0x0' } as const
  const suicide: WireTrace = { ...transaction, type: 'suicide', action, traceAddress: [0], result: null }
  const named = { type: 'selfdestruct', from: contract, to: contract, value: 0n }
  expect(callsOfTraces([outer, suicide])[1]).toMatchObject(named)
  const gas = { gas: '0x0', gasUsed: '0x0', input: '0x' } as const
  const destroyed: WireFrame = { type: 'SELFDESTRUCT', from: zeroAddress, ...gas }
  const delegated: WireFrame = { ...gas, type: 'DELEGATECALL', from: contract, to: child, calls: [destroyed] }
  expect(callsOfFrames([{ result: { ...frame, calls: [delegated] } }])[2]).toMatchObject(named)
})

test('rewards belong to no transaction and are left out', () => {
  const reward: WireTrace = { type: 'reward', action: { value: '0x1' }, traceAddress: [] }
  expect(callsOfTraces([reward])).toEqual([])
})

test('a transaction that could not be traced does not shift the calls of the others', () => {
  expect(callsOfFrames([{}, { result: frame }])[0]?.transactionIndex).toBe(1)
})

test('a trace of a node that leaves out what is zero or empty is read as zero and empty', () => {
  const bare: WireTrace = { ...transaction, type: 'call', traceAddress: [], action: { from: sender } }
  const none = { value: 0n, gasLimit: 0n, gasUsed: 0n, input: '0x', output: null, error: null, to: null }
  expect(callsOfTraces([bare])).toEqual([
    { ...none, transactionIndex: 0, path: [], type: 'call', from: sender, createdContract: null },
  ])
  const position = { ...bare, transactionPosition: 2, traceAddress: [1], type: 'create' }
  expect(callsOfTraces([position])).toEqual([
    { ...none, transactionIndex: 2, path: [1], type: 'create', from: sender, createdContract: null },
  ])
})

test('a failed creation returned its revert data, a created one its code, which is no output', () => {
  const [, creation] = traces as [WireTrace, WireTrace]
  const returned = { gasUsed: '0x1', code: '0xbad0' } as const
  expect(callsOfTraces([{ ...creation, error: 'Reverted', result: returned }])[0]?.output).toBe('0xbad0')
  expect(callsOfTraces([creation])[0]?.output).toBeNull()
  const made: WireFrame = { ...frame, type: 'CREATE', calls: [] }
  expect(callsOfFrames([{ result: made }])).toMatchObject([
    { type: 'create', to: null, createdContract: contract, output: null, value: 5n, gasLimit: 100n },
  ])
  expect(callsOfFrames([{ result: { ...made, error: 'Reverted' } }])).toMatchObject([
    { createdContract: null, output: '0x01', error: 'Reverted' },
  ])
})

test('the output that the tracer leaves out is empty, and unknown where the call failed', () => {
  const { output: _, ...silent } = frame
  expect(callsOfFrames([{ result: silent }])[0]).toMatchObject({ output: '0x', value: 5n })
  expect(callsOfFrames([{ result: { ...silent, error: 'Reverted' } }])[0]?.output).toBeNull()
  const { to: _to, value: _value, ...nowhere } = frame
  expect(callsOfFrames([{ result: nowhere }])[0]).toMatchObject({ to: null, value: 0n })
})

test('a contract that another one destroys keeps its name, and one without code around it none', () => {
  const [outer] = traces as [WireTrace]
  const action = { address: zeroAddress, refundAddress: child, balance: '0x0' } as const
  const suicide: WireTrace = { ...transaction, type: 'selfdestruct', action, traceAddress: [0], result: null }
  expect(callsOfTraces([suicide])[0]).toMatchObject({ from: zeroAddress, to: child })
  const known = { ...suicide, action: { ...action, address: contract } }
  expect(callsOfTraces([outer, known])[1]).toMatchObject({ from: contract, to: child })
  const other = { ...outer, transactionPosition: 1 }
  expect(callsOfTraces([other, suicide])[1]).toMatchObject({ from: zeroAddress, to: child })
  const called: WireTrace = { ...suicide, type: 'call' }
  expect(callsOfTraces([outer, called])[1]).toMatchObject({ from: zeroAddress, to: null })
  const creation = { ...outer, type: 'create', result: { address: child } }
  expect(callsOfTraces([creation, suicide])[1]).toMatchObject({ from: child, to: child })
  const code = { ...outer, action: { ...outer.action, callType: 'callcode' } }
  expect(callsOfTraces([code, suicide])[1]).toMatchObject({ from: sender, to: sender })
})
