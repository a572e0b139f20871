import { expect, test } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { optional } from './optional.ts'

const refusal = (code: number, message: string) =>
  Promise.reject(new InterfaceError('node', 'refused', message, { cause: { code, message } }))

test.each([
  [-32_601, 'the method does not exist'],
  [-32_000, 'eth_getUncleCountByBlockHash is not supported on Pax EVM RPC'],
  [-32_000, 'this method is not available'],
  [-32_000, 'filters are disabled'],
])('optional is undefined for the refusal %i "%s" of a missing method', async (code, message) => {
  expect(await optional(refusal(code, message))).toBeUndefined()
})

test.each([
  [-32_000, 'insufficient funds for transfer'],
  [3, 'execution reverted: trading disabled'],
])('optional throws for the refusal %i "%s"', async (code, message) => {
  await expect(optional(refusal(code, message))).rejects.toThrow(message)
})
