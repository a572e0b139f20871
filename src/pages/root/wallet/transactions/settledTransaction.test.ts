// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { request, secondHash } from '#domain/testing/sampleRecord.ts'
import type { TransactionStatus } from '#domain/transactions/record/transactionRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'
import { connectDisplay, type ToastMessage } from '#ui/feedback/toast/toast.ts'
import { announceTransaction, refetchChanged } from './settledTransaction.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Settles a transaction; returns its announcement, and a function that counts the requests to each interface. */
async function settle(status: TransactionStatus) {
  vi.useFakeTimers()
  const messages: ToastMessage[] = []
  const disconnect = connectDisplay((message) => messages.push(message))
  const client = new QueryClient()
  const counts = { node: 0, explorer: 0, indexer: 0, lending: 0 }
  for (const name of Object.keys(counts) as (keyof typeof counts)[]) {
    const queryFn = async () => {
      counts[name] += 1
      return counts[name]
    }
    new QueryObserver(client, {
      queryKey: [name, 'x'],
      queryFn,
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => {})
  }
  await vi.advanceTimersByTimeAsync(1)
  announceTransaction({ ...newRecord(request, 'one'), status })
  refetchChanged(client)
  disconnect()
  return {
    messages,
    requestsAfter: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      return { ...counts }
    },
  }
}

test.each([
  [{ name: 'confirmed', block: 12 }, 'success', 'Deposited 25 TUSD'],
  [{ name: 'reverted', block: 12, reason: 'Too much' }, 'failure', 'Deposit of 25 TUSD'],
  [{ name: 'cancelled', by: secondHash }, 'info', 'Deposit of 25 TUSD'],
] as const)('the end %j is announced with the tone %s', async (status, tone, title) => {
  expect((await settle(status)).messages).toMatchObject([{ title, tone }])
})

test('node and lending are refetched at once, indexer and explorer when they can have the block', async () => {
  const { requestsAfter } = await settle({ name: 'confirmed', block: 12 })
  expect(await requestsAfter(900)).toEqual({ node: 2, lending: 2, explorer: 1, indexer: 1 })
  expect(await requestsAfter(2_000)).toEqual({ node: 2, lending: 4, explorer: 2, indexer: 2 })
  expect(await requestsAfter(60_000)).toEqual({ node: 2, lending: 6, explorer: 3, indexer: 3 })
})
