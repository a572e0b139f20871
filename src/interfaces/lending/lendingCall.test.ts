import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import type { Address } from '#lib/wire/shapes.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { lendingCall } from './lendingCall.ts'

const pool: Address = '0x5FC8d32690cc91D4c39d9d3abcBD16989F875707'
const asset: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const amounts = [0n, 1n, 25_000_000n, 2n ** 128n + 7n, 2n ** 256n - 1n]

test.each(amounts)('calldata for %i equals that of an independent encoder, byte for byte', (amount) => {
  for (const action of ['deposit', 'withdraw', 'borrow', 'repay'] as const)
    expect(lendingCall(pool, action, asset, amount)).toEqual({
      to: pool,
      data: encodeFunctionData({ abi: lendingPoolAbi, functionName: action, args: [asset, amount] }),
    })
})

test.each([-1n, 2n ** 256n])('%i never reaches a wallet', (amount) => {
  expect(() => lendingCall(pool, 'deposit', asset, amount)).toThrow(RangeError)
})
