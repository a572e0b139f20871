// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { receiptTransferQuery, receiptTransfersQuery } from './receiptTransfer.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const token = `0x${'1'.repeat(40)}` as const
const holder = `0x${'2'.repeat(40)}` as const
const word = (digits: string) => `0x${digits.padStart(64, '0')}`
const transfer = {
  address: token,
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    word('3'.repeat(40)),
    word('2'.repeat(40)),
  ],
  data: word('64'),
}

let reads: number
let firstKnown: number

beforeEach(async () => {
  reads = 0
  await loadTestConfig()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) =>
    answerCalls(body, () => ({ result: ++reads < firstKnown ? null : { logs: [transfer] } })),
  )
})

test('a transfer is read again while the node has no receipt, and then never', async () => {
  firstKnown = 3
  const query = receiptTransferQuery(hash, token, holder)
  const client = new QueryClient()
  const stop = new QueryObserver(client, query).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect([client.getQueryData(query.queryKey), reads]).toEqual([100n, 3])
  stop()
  await client.fetchQuery(query)
  expect(reads).toBe(3)
})

test('the transfers of several tokens are read again while the node has no receipt', async () => {
  firstKnown = 3
  const query = receiptTransfersQuery(hash, [token, holder], holder)
  const client = new QueryClient()
  const stop = new QueryObserver(client, query).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  expect([client.getQueryData(query.queryKey), reads]).toEqual([[100n, 0n], 3])
})

test('a node without the receipt is asked a few times, and again when somebody looks later', async () => {
  firstKnown = 9
  const query = receiptTransferQuery(hash, token, holder)
  const client = new QueryClient()
  const stop = new QueryObserver(client, query).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect([client.getQueryData(query.queryKey), reads]).toEqual([null, 5])
  stop()
  await client.fetchQuery(query)
  expect(reads).toBe(6)
})
