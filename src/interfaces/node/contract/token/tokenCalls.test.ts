import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import type { Address } from '#lib/wire/shapes.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { approveCall, mintCall } from './tokenCalls.ts'

const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const spender: Address = '0x5FC8d32690cc91D4c39d9d3abcBD16989F875707'

test.each([0n, 1n, 25_000_000n, 2n ** 256n - 1n])(
  'calldata for %i is byte for byte what an independent encoder makes',
  (amount) => {
    expect(approveCall(token, spender, amount)).toEqual({
      to: token,
      data: encodeFunctionData({ abi: testTokenAbi, functionName: 'approve', args: [spender, amount] }),
    })
    expect(mintCall(token, spender, amount)).toEqual({
      to: token,
      data: encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [spender, amount] }),
    })
  },
)

test.each([-1n, 2n ** 256n])('%i never reaches a wallet', (amount) => {
  expect(() => approveCall(token, spender, amount)).toThrow(RangeError)
})
