import { decodeFunctionData, encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { createMarketCall } from './creatorCalls.ts'

const factory = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test.each([
  ['Tide Token', 'TIDE', '', 0],
  ['🌊'.repeat(50), 'a', JSON.stringify({ description: 'x'.repeat(1_000) }), 3],
  ['x'.repeat(32), 'y'.repeat(33), 'z'.repeat(64), 1],
] as const)('the call that creates “%s” equals viem’s encoding', (name, symbol, metadata, strategy) => {
  const { to, data } = createMarketCall(factory, { name, symbol, metadata, strategy })
  const args = [name, symbol, metadata, strategy] as const
  expect(to).toBe(factory)
  expect(data).toBe(encodeFunctionData({ abi: hlpmmFactoryAbi, functionName: 'createMarket', args }))
  expect(decodeFunctionData({ abi: hlpmmFactoryAbi, data }).args).toEqual(args)
})
