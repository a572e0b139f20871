import { expect, test } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { optional } from './optional.ts'

const refusal = (code: number, message: string) =>
  Promise.reject(new InterfaceError('node', 'refused', message, { cause: { code, message } }))
const status = (status: number, message: string) =>
  Promise.reject(new InterfaceError('node', 'refused', message, { cause: { message }, status }))

test.each([
  [-32_601, 'the method does not exist'],
  [-32_004, 'Method not supported'],
  [-32_000, 'eth_getUncleCountByBlockHash is not supported on Pax EVM RPC'],
  [-32_000, 'this method is not available'],
  [-32_000, 'filters are disabled'],
  [-32_000, 'Method not found'],
  [-32_000, 'the method eth_getTransactionReceipt does not exist/is not available'],
  [-32_600, 'eth_getBlockByNumber: method not allowed'],
  [-32_603, 'method is not whitelisted'],
  [-32_001, 'unknown method'],
])('optional is undefined for the refusal %i "%s" of a missing method', async (code, message) => {
  expect(await optional(refusal(code, message))).toBeUndefined()
})

test.each([
  [400, 'Bad Request'],
  [403, 'Forbidden'],
  [404, 'The answer was 404.'],
  [501, 'Not Implemented'],
])('optional is undefined for a call refused by the status %i "%s" alone', async (code, message) => {
  expect(await optional(status(code, message))).toBeUndefined()
})

test.each([
  [-32_000, 'insufficient funds for transfer'],
  [3, 'execution reverted: trading disabled'],
  [3, 'execution reverted: method not allowed'],
  [-32_000, 'transaction not found'],
  [-32_000, 'historical state is not available'],
  [-32_000, 'rpc error: code = NotFound desc = account not found'],
  [-32_005, 'daily request count exceeded'],
  [-32_603, 'internal error: block is not available'],
])('optional throws for the refusal %i "%s"', async (code, message) => {
  await expect(optional(refusal(code, message))).rejects.toThrow(message)
})

test.each([[401], [500], [503]])('optional throws for the status %i', async (code) => {
  await expect(optional(status(code, 'No'))).rejects.toThrow('No')
})
