import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { sentApproval } from './sentApproval.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function transfer(address to, uint256 amount)',
])
const word = `0x${'1'.repeat(64)}` as const
const permitOf = (by: `0x${string}`) =>
  encodeFunctionData({ abi, functionName: 'permit', args: [by, spender, 5n, 9n, 27, word, word] })

test.each([
  ['approve', encodeFunctionData({ abi, functionName: 'approve', args: [spender, 5n] }), 'amount'],
  [
    'increaseAllowance',
    encodeFunctionData({ abi, functionName: 'increaseAllowance', args: [spender, 5n] }),
    'amount',
  ],
  ['a permit of their own', permitOf(owner), 'amount'],
  [
    'setApprovalForAll',
    encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, true] }),
    'all',
  ],
] as const)('%s names its spender', (_, input, kind) => {
  expect(sentApproval(owner, token, input)).toEqual({ token, spender, kind })
})

test.each([
  ['a transfer', encodeFunctionData({ abi, functionName: 'transfer', args: [spender, 5n] })],
  ['somebody else’s permit', permitOf(spender)],
  ['a call that was cut', '0x095ea7b300'],
  ['no call', '0x'],
] as const)('%s approves nothing of the owner', (_, input) => {
  expect(sentApproval(owner, token, input)).toBeNull()
})
