import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { firstFundingQuery } from './firstFunding.ts'

const account = `0x${'11'.repeat(20)}` as const
const payer = `0x${'22'.repeat(20)}` as const
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const payment = (blockNumber: number, value: bigint) => ({
  from: payer,
  value,
  blockNumber,
  hash: `0x${blockNumber.toString(16).padStart(64, '0')}` as const,
})

beforeEach(async () => {
  await loadTestConfig()
})

afterEach(() => {
  client.clear()
})

/** A node that has the account's balance and nonce after some blocks; of others it forgot the state. */
function serve(states: Record<number, [balance: bigint, nonce: number]>) {
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params }) => {
      const state = states[Number(params[1])]
      if (!state) return { error: { code: -32_000, message: 'missing trie node' } }
      const [balance, nonce] = state
      return { result: `0x${(method === 'eth_getBalance' ? balance : BigInt(nonce)).toString(16)}` }
    }),
  )
}

const find = (...payments: ReturnType<typeof payment>[]) =>
  client.fetchQuery(firstFundingQuery(account, payments))

test('a payment to an account that had nothing and sent nothing funded it', async () => {
  serve({ 0: [0n, 0], 6: [0n, 0], 7: [5n, 0] })
  expect(await find(payment(7, 5n))).toEqual(payment(7, 5n))
})

test('of two payments the one is found that the node proves', async () => {
  serve({ 0: [0n, 0], 3: [0n, 0], 4: [2n, 0], 6: [2n, 0], 7: [7n, 0] })
  expect(await find(payment(7, 5n), payment(4, 2n))).toEqual(payment(4, 2n))
})

test('coins of the genesis block are told as such', async () => {
  serve({ 0: [9n, 0], 6: [9n, 0], 7: [14n, 0] })
  expect(await find(payment(7, 5n))).toBe('genesis')
})

test('coins in block 1 are not said to be of the genesis block, which a node may lack', async () => {
  serve({ 0: [5n, 0], 1: [5n, 0] })
  expect(await find(payment(1, 5n))).toBeNull()
})

test.each([
  ['the account had coins before', { 0: [0n, 0], 6: [1n, 0], 7: [6n, 0] }],
  ['the account had sent something before', { 0: [0n, 0], 6: [0n, 1], 7: [5n, 1] }],
  ['another payment came in the same block', { 0: [0n, 0], 6: [0n, 0], 7: [8n, 0] }],
  ['the node forgot the state of that block', { 0: [0n, 0] }],
] as const)('nothing is said when %s', async (_, states) => {
  serve(states as never)
  expect(await find(payment(7, 5n))).toBeNull()
})
