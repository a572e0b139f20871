import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import type { Address } from '#lib/wire/shapes.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { approveCall, lendingCall, mintCall } from './contract.ts'

const pool: Address = '0x5FC8d32690cc91D4c39d9d3abcBD16989F875707'
const asset: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const person: Address = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const amounts = [0n, 1n, 25_000_000n, 2n ** 128n + 7n, 2n ** 256n - 1n]

test.each(amounts)('calldata for %i is byte for byte what an independent encoder makes', (amount) => {
  for (const action of ['deposit', 'withdraw', 'borrow', 'repay'] as const)
    expect(lendingCall(pool, action, asset, amount)).toEqual({
      to: pool,
      data: encodeFunctionData({ abi: lendingPoolAbi, functionName: action, args: [asset, amount] }),
    })
  expect(approveCall(asset, pool, amount)).toEqual({
    to: asset,
    data: encodeFunctionData({ abi: testTokenAbi, functionName: 'approve', args: [pool, amount] }),
  })
  expect(mintCall(asset, person, amount).data).toBe(
    encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [person, amount] }),
  )
})

test.each([-1n, 2n ** 256n])('%i never reaches a wallet', (amount) => {
  expect(() => lendingCall(pool, 'deposit', asset, amount)).toThrow(RangeError)
  expect(() => approveCall(asset, pool, amount)).toThrow(RangeError)
})
