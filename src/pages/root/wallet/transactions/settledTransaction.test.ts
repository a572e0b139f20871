// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { request, secondHash } from '#domain/testing/sampleRecord.ts'
import type { TransactionStatus } from '#domain/transactions/record/transactionRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { connectDisplay, type ToastMessage } from '#ui/feedback/toast/toast.ts'
import { announceTransaction, refetchChanged } from './settledTransaction.ts'

/**
 * Settles a transaction while the indexer and the explorer have the blocks to `newest`, or fail with null. Returns its
 * announcement, and a function that counts the refetches of each interface.
 */
async function settle(status: TransactionStatus, newest: number | null = null, kind = request.kind) {
  await loadTestConfig()
  await import('#interfaces/indexer/status.ts')
  vi.useFakeTimers()
  let newestBlock = newest
  vi.stubGlobal('fetch', async (url: string | URL) => {
    if (newestBlock === null) return new Response('', { status: 500 })
    return Response.json(
      String(url).includes('graphql') ? indexerStatus(newestBlock) : latestBlocks(newestBlock),
    )
  })
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
  announceTransaction({ ...newRecord({ ...request, kind }, 'one'), status })
  refetchChanged(client, { ...newRecord(request, 'one'), status })
  disconnect()
  return {
    messages,
    setNewest(block: number) {
      newestBlock = block
    },
    requestsAfter: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      return { ...counts }
    },
  }
}

function indexerStatus(lastBlock: number) {
  const counts = { marketsIndexed: 1, totalSwaps: 1, totalTransfers: 1 }
  return { data: { indexerStatus: { lastBlock, headBlock: null, lag: null, uptime: '1h', ...counts } } }
}

function latestBlocks(number: number) {
  return [{ height: number, number, hash: `0x${'b'.repeat(64)}`, timestamp: '2026-01-01T00:00:00Z' }]
}

test.each([
  [{ name: 'confirmed', block: 12 }, 'success', 'Deposited 25 TUSD'],
  [{ name: 'reverted', block: 12, reason: 'Too much' }, 'failure', 'Deposit of 25 TUSD'],
  [{ name: 'cancelled', by: secondHash, block: 12 }, 'info', 'Deposit of 25 TUSD'],
] as const)('the end %j is announced with the tone %s', async (status, tone, title) => {
  expect((await settle(status)).messages).toMatchObject([{ title, tone }])
})

test.each([
  ['a form in view shows it', '<li data-transaction="one"></li>', 0],
  ['a form in view shows it with others', '<ol data-transaction="zero one"></ol>', 0],
  ['a dialog covers the form', '<div inert><li data-transaction="one"></li></div>', 1],
  ['a form shows another one', '<li data-transaction="two"></li>', 1],
])('a transaction is announced unless its form is in view: %s', async (_, page, count) => {
  document.body.innerHTML = page
  const { messages } = await settle({ name: 'confirmed', block: 12 })
  document.body.innerHTML = ''
  expect(messages).toHaveLength(count)
})

test.each([
  ['test tokens that came are not', 'data-modal', { name: 'confirmed', block: 12 }, 'mint', 0],
  ['test tokens that came are not', 'data-signs', { name: 'confirmed', block: 12 }, 'mint', 0],
  [
    'test tokens that failed to come are',
    'data-modal',
    { name: 'reverted', block: 12, reason: '' },
    'mint',
    1,
  ],
  ['another transaction is', 'data-modal', { name: 'confirmed', block: 12 }, 'deposit', 1],
] as const)('beside a form %s announced (%s)', async (_, mark, status, kind, count) => {
  document.body.innerHTML = `<div ${mark}></div>`
  const { messages } = await settle(status, null, kind)
  document.body.innerHTML = ''
  expect(messages).toHaveLength(count)
})

test.each([
  [{ name: 'confirmed', block: 12 }, 0],
  [{ name: 'reverted', block: 12, reason: '' }, 1],
] as const)(
  'beside a line that says only what came, the end %j is announced %i times',
  async (status, count) => {
    document.body.innerHTML = '<p data-transaction="one" data-only-confirmed></p>'
    const { messages } = await settle(status)
    document.body.innerHTML = ''
    expect(messages).toHaveLength(count)
  },
)

test('a transaction whose form is scrolled out of view is announced', async () => {
  document.body.innerHTML = '<li data-transaction="one"></li>'
  const step = document.body.firstElementChild as HTMLElement
  step.getBoundingClientRect = () => ({ top: innerHeight + 10, bottom: innerHeight + 30 }) as DOMRect
  const { messages } = await settle({ name: 'confirmed', block: 12 })
  document.body.innerHTML = ''
  expect(messages).toHaveLength(1)
})

test('refetches the node and the lending API at once, the indexer and the explorer when they have the block', async () => {
  const { requestsAfter, setNewest } = await settle({ name: 'confirmed', block: 12 }, 11)
  expect(await requestsAfter(900)).toEqual({ node: 2, lending: 2, explorer: 1, indexer: 1 })
  expect(await requestsAfter(5_000)).toMatchObject({ node: 2, explorer: 1, indexer: 1 })
  setNewest(12)
  expect(await requestsAfter(2_000)).toMatchObject({ node: 2, explorer: 2, indexer: 2 })
  expect(await requestsAfter(100_000)).toEqual({ node: 2, lending: 8, explorer: 2, indexer: 2 })
})

test('refetches a source that does not answer with its block after 1, 3, 7, 15, 31 and 63 s', async () => {
  const { requestsAfter } = await settle({ name: 'confirmed', block: 12 }, null)
  expect(await requestsAfter(3_500)).toEqual({ node: 2, lending: 4, explorer: 3, indexer: 3 })
  expect(await requestsAfter(100_000)).toEqual({ node: 2, lending: 8, explorer: 7, indexer: 7 })
})
