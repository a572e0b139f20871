import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { alice, id, transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { StatusCheck } from './StatusCheck.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

/** The text of the check on a successful transaction, with a node that answers with this receipt. */
async function said(receipt: object) {
  await serveSources(
    () => transactions.strict,
    () => receipt,
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { container } = render(
    <QueryClientProvider client={client}>
      <StatusCheck transaction={v.parse(transactionSchema, transactions.strict)} />
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  return container.textContent
}

const receipt = { transactionHash: id, from: alice, blockNumber: '0x3039' }

test('both outcomes are shown when the receipt and the explorer differ', async () => {
  expect(await said({ result: { ...receipt, status: '0x0' } })).toBe(
    'The explorer says Success, the receipt of the node says Reverted. One of the two is wrong.',
  )
})

test.each([
  ['tells the same', { result: { ...receipt, status: '0x1' } }],
  ['has no receipt', { result: null }],
  ['does not know receipts', { error: { code: -32_601, message: 'Method not found' } }],
  ['sends a receipt without an outcome', { result: receipt }],
])('no difference is shown when the node %s', async (_, answer) => {
  expect(await said(answer)).toBe('')
})
