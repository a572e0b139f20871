import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { methodId, methodName } from './methodName.ts'

test('the first four bytes of a call name its method, where a known ABI has it', () => {
  const id = methodId('0xaa', '0xa9059cbb0000')
  expect(id).toBe('0xa9059cbb')
  expect(methodName(id)).toBe('transfer')
  expect(methodName(toFunctionSelector('function setApprovalForAll(address,bool)'))).toBe('setApprovalForAll')
  expect(methodName('0xdeadbeef')).toBeNull()
})

test('payments, creations and calls of fewer bytes have no method', () => {
  expect(methodId('0xaa', '0x')).toBeNull()
  expect(methodId('0xaa', '0xa9059c')).toBeNull()
  expect(methodId(null, '0xa9059cbb0000')).toBeNull()
  expect(methodName(null)).toBeNull()
})
