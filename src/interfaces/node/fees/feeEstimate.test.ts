import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { feeEstimateQuery } from './feeEstimate.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const call = { to: `0x${'22'.repeat(20)}`, data: '0x12345678' } as const
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
function answer(reply: (method: string) => object) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params }) => {
      asked.push([method, params])
      return reply(method)
    }),
  )
  return asked
}

beforeEach(async () => {
  await loadTestConfig()
})

afterEach(() => {
  client.clear()
})

test('feeEstimateQuery is the estimated gas times the gas price, exactly', async () => {
  const asked = answer((method) => ({ result: method === 'eth_gasPrice' ? '0x3b9aca07' : '0x5208' }))
  expect(await client.fetchQuery(feeEstimateQuery(alice, call))).toBe(21_000n * 1_000_000_007n)
  expect(asked).toEqual([
    ['eth_estimateGas', [{ from: alice, ...call }]],
    ['eth_gasPrice', []],
  ])
})

test('feeEstimateQuery is null for a call that the node refuses to estimate', async () => {
  answer(() => ({ error: { code: 3, message: 'execution reverted' } }))
  expect(await client.fetchQuery(feeEstimateQuery(alice, call))).toBeNull()
})

test('feeEstimateQuery throws when the node does not answer', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('connection refused')))
  await expect(client.fetchQuery(feeEstimateQuery(alice, call))).rejects.toMatchObject({
    kind: 'unreachable',
  })
})
