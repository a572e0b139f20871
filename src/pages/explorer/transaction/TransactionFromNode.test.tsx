// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { alice, bob, id } from '#interfaces/testing/explorerFixtures.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { OutageNotice } from '#ui/feedback/failure/OutageNotice.tsx'
import { TransactionFromNode } from './TransactionFromNode.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('where neither the explorer nor the node answers, one notice says so and offers to try again', async () => {
  await loadTestConfig({})
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const error = new InterfaceError('explorer', 'unreachable', 'No connection.')
  const page = () => (
    <>
      <OutageNotice />
      <TransactionFromNode hash={id} error={error} formerBlock={null} />
    </>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByText(/^Can't reach the explorer and the node\./)
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
})

test('a mined transaction has no outcome while its receipt is read, then that of the receipt', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const transaction = {
    ...{ hash: id, blockHash: id, blockNumber: '0x7', transactionIndex: '0x0', from: alice, to: bob },
    ...{ value: '0x0', gas: '0x5208', gasPrice: '0x1', nonce: '0x0', input: '0x' },
  }
  await loadTestConfig({})
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    const body = String(init?.body)
    if (body.includes('eth_getTransactionReceipt')) await answered
    return answerCalls(body, ({ method }) => ({
      result:
        method === 'eth_getTransactionReceipt'
          ? { transactionHash: id, from: alice, blockNumber: '0x7', status: '0x1' }
          : transaction,
    }))
  })
  const error = new InterfaceError('explorer', 'unreachable', 'No connection.')
  renderPart(<TransactionFromNode hash={id} error={error} formerBlock={null} />)
  await screen.findByText('Gas limit')
  expect(document.querySelector('header')?.textContent).not.toMatch(/Unknown|Success/)
  answer()
  await screen.findByText('Success')
})

test('a mined transaction has the logs of its receipt below its properties', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  await loadTestConfig({})
  const transaction = {
    ...{ hash: id, blockHash: id, blockNumber: '0x7', transactionIndex: '0x0', from: alice, to: bob },
    ...{ value: '0x0', gas: '0x5208', gasPrice: '0x1', nonce: '0x0', input: '0x' },
  }
  const logs = [{ address: bob, topics: [], data: '0x', logIndex: '0x5' }]
  const receipt = { transactionHash: id, from: alice, blockNumber: '0x7', blockHash: id, status: '0x1', logs }
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) =>
    answerCalls(String(init?.body), ({ method }) => ({
      result: method === 'eth_getTransactionReceipt' ? receipt : transaction,
    })),
  )
  const error = new InterfaceError('explorer', 'unreachable', 'No connection.')
  renderPart(<TransactionFromNode hash={id} error={error} formerBlock={null} />)
  expect(await screen.findByText('Log 5', {}, { timeout: 15_000 })).toBeTruthy()
})
