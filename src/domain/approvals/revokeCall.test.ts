import { encodeFunctionData, erc20Abi, erc721Abi } from 'viem'
import { expect, test } from 'vitest'
import { revokeCall } from './revokeCall.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('revokeCall encodes approve(spender, 0) for a token', () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] })
  expect(revokeCall({ token, spender, kind: 'amount' })).toEqual({ to: token, data })
})

test('revokeCall encodes setApprovalForAll(operator, false) for a collection', () => {
  const args = [spender, false] as const
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args })
  expect(revokeCall({ token, spender, kind: 'all' })).toEqual({ to: token, data })
})
