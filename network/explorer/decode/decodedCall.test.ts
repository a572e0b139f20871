import { encodeAbiParameters, encodeErrorResult, encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { curveFactoryAbi } from '#spec/abi/curveFactory.ts'
import { curvePoolAbi } from '#spec/abi/curvePool.ts'
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
  const parameters = { name: 'N', symbol: 'S', metadata: '{}', virtualUsd: 1n, supply: 2n, feeStrategy: 3 }
  const input = encodeFunctionData({ abi: curveFactoryAbi, functionName: 'createMarket', args: [parameters] })
  expect(decodedInput(input)?.parameters).toEqual([
    {
      name: 'parameters',
      type: '(string,string,string,uint256,uint256,uint8)',
      value: ['N', 'S', '{}', '1', '2', '3'],
    },
  ])
})

it('returns null for an unknown selector and for bytes that do not fit a known one', () => {
  for (const input of ['0x', '0x12', '0xffffffff', '0xa9059cbb', '0xa9059cbb00'] as const)
    expect(decodedInput(input)).toBeNull()
})

it('decodes the revert reason: a sentence, a panic, an error of a contract', () => {
  const builtIn = parseAbi(['error Error(string)', 'error Panic(uint256)'])
  const sentence = encodeErrorResult({ abi: builtIn, errorName: 'Error', args: ['too late'] })
  const panic = encodeErrorResult({ abi: builtIn, errorName: 'Panic', args: [17n] })
  const slippage = encodeErrorResult({ abi: curvePoolAbi, errorName: 'Slippage', args: [1n, 2n] })
  expect(revertReason(sentence)).toMatchObject({
    method_call: 'Error(string reason)',
    parameters: [{ value: 'too late' }],
  })
  expect(revertReason(panic)).toMatchObject({ method_id: '4e487b71', parameters: [{ value: '17' }] })
  expect(revertReason(slippage)).toMatchObject({
    method_call: 'Slippage(uint256 got, uint256 minimum)',
    parameters: [{ value: '1' }, { value: '2' }],
  })
})

it('keeps unknown revert data raw, and returns null for none', () => {
  const data = `0xdeadbeef${encodeAbiParameters([{ type: 'uint256' }], [1n]).slice(2)}` as const
  expect(revertReason(data)).toEqual({ raw: data })
  expect(revertReason('0x')).toBeNull()
  expect(revertReason(null)).toBeNull()
})
