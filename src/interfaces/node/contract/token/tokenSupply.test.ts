import { QueryClient } from '@tanstack/react-query'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { tokenSupplyQuery } from './tokenSupply.ts'

const token = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
/** A node that gives one answer to every call, and the parameters of the calls. */
function answer(reply: object) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
    const { id, params } = JSON.parse(body)
    asked.push(params)
    return Response.json({ jsonrpc: '2.0', id, ...reply })
  })
  return asked
}

beforeEach(async () => {
  await loadTestConfig()
})

afterEach(() => client.clear())

test('tokenSupplyQuery is totalSupply in exact base units', async () => {
  const supply = 50_000_000n * 10n ** 18n
  const asked = answer({ result: `0x${supply.toString(16).padStart(64, '0')}` })
  expect(await client.fetchQuery(tokenSupplyQuery(token))).toBe(supply)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'totalSupply' })
  expect(asked).toEqual([[{ to: token, data }, 'latest']])
})

test.each([
  ['nothing', { result: '0x' }],
  ['a revert', { error: { code: 3, message: 'execution reverted' } }],
])('tokenSupplyQuery is null for a contract that answers with %s', async (_, reply) => {
  answer(reply)
  expect(await client.fetchQuery(tokenSupplyQuery(token))).toBeNull()
})

test('tokenSupplyQuery throws when the node refuses', async () => {
  answer({ error: { code: -32_005, message: 'too many requests' } })
  await expect(client.fetchQuery(tokenSupplyQuery(token))).rejects.toThrow()
})
