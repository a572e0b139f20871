import {
  type Abi,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  toFunctionSelector,
} from 'viem'
import { expect, it } from 'vitest'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { indexAbi } from './abiIndex.ts'
import { decodedInput, revertReason } from './decodedCall.ts'

const to = '0xA100000000000000000000000000000000000000'

it('decodes a call to its name, parameters and selector', () => {
  const input = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 5n] })
  const decoded = decodedInput(input)
  expect(decoded?.method_id).toBe('a9059cbb')
  expect(decoded?.method_call).toMatch(/^transfer\(address \w+, uint256 \w+\)$/)
  expect(decoded?.parameters.map(({ type, value }) => [type, value])).toEqual([
    ['address', to],
    ['uint256', '5'],
  ])
})

it('sends a tuple as an array in the order of its members', () => {
  const terms = { ltvBps: 1, liquidationThresholdBps: 2, liquidationBonusBps: 3, reserveFactorBps: 4 }
  const rates = { baseRateBps: 5, slope1Bps: 6, slope2Bps: 7, kinkBps: 8 }
  const limits = { supplyCap: 9n, borrowCap: 10n, minimumBorrow: 11n, borrowable: true, paused: false }
  const config = { ...terms, ...rates, ...limits }
  const input = encodeFunctionData({ abi: lendingPoolAbi, functionName: 'configure', args: [to, config] })
  const value = decodedInput(input)?.parameters[1]?.value as unknown[]
  expect(value).toHaveLength(Object.keys(config).length)
  const numbers = Object.values(config).filter((member) => typeof member !== 'boolean')
  expect(value).toEqual(expect.arrayContaining(numbers.map(String)))
})

it('returns null for an unknown selector and for bytes that do not fit a known one', () => {
  for (const input of ['0x', '0x12', '0xffffffff', '0xa9059cbb', '0xa9059cbb00'] as const)
    expect(decodedInput(input)).toBeNull()
})

it('decodes the revert reason: a sentence, a panic, an error of a contract', () => {
  const builtIn = parseAbi(['error Error(string)', 'error Panic(uint256)'])
  const sentence = encodeErrorResult({ abi: builtIn, errorName: 'Error', args: ['too late'] })
  const panic = encodeErrorResult({ abi: builtIn, errorName: 'Panic', args: [17n] })
  const custom = encodeErrorResult({
    abi: lendingPoolAbi,
    errorName: 'BorrowingPowerExceeded',
    args: [1n, 2n],
  })
  expect(revertReason(sentence)).toMatchObject({
    method_call: 'Error(string reason)',
    parameters: [{ value: 'too late' }],
  })
  expect(revertReason(panic)).toMatchObject({ method_id: '4e487b71', parameters: [{ value: '17' }] })
  expect(revertReason(custom)).toMatchObject({
    method_call: expect.stringMatching(/^BorrowingPowerExceeded\(uint256 \w+, uint256 \w+\)$/),
    parameters: [{ value: '1' }, { value: '2' }],
  })
})

it('keeps unknown revert data raw, and returns null for none', () => {
  const data = `0xdeadbeef${encodeAbiParameters([{ type: 'uint256' }], [1n]).slice(2)}` as const
  expect(revertReason(data)).toEqual({ raw: data })
  expect(revertReason('0x')).toBeNull()
  expect(revertReason(null)).toBeNull()
})

it('leaves a call as bytes when many offsets point to one blob', () => {
  const abi = indexAbi(parseAbi(['function multicall(bytes[] data)', 'error Failed(bytes[] data)']))
  const word = (value: number) => value.toString(16).padStart(64, '0')
  const list = `${word(32)}${word(780)}${word(780 * 32).repeat(780)}${word(24_000)}${'ab'.repeat(24_000)}`
  const failed = `${toFunctionSelector('Failed(bytes[])')}${list}` as const
  expect(decodedInput(`0xac9650d8${list}`, [abi])).toBeNull()
  expect(revertReason(failed, [abi])).toEqual({ raw: failed })
})

it('reads a function as 24 bytes, a fixed point number as a decimal, and every member of an unnamed tuple', () => {
  const components = [
    { name: 'same', type: 'function' },
    { name: 'same', type: 'fixed168x10' },
  ]
  const item = { type: 'function', name: 'run', inputs: [{ name: '', type: 'tuple', components }] }
  const callback = `0x${'ab'.repeat(24)}` as const
  const values = encodeAbiParameters([{ type: 'bytes24' }, { type: 'int168' }], [callback, -15n * 10n ** 9n])
  const input = `${toFunctionSelector('run((function,fixed168x10))')}${values.slice(2)}c0ffee` as const
  expect(decodedInput(input, [indexAbi([item] as unknown as Abi)])).toMatchObject({
    method_call: 'run((function,fixed168x10))',
    parameters: [{ name: 'argument 1', value: [callback, '-1.5'] }],
  })
})
