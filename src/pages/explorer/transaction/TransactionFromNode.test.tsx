import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { alice, bob, id } from '#interfaces/testing/explorerFixtures.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { OutageNotice } from '#ui/feedback/failure/OutageNotice.tsx'
import { TransactionFromNode } from './TransactionFromNode.tsx'

test('where neither the explorer nor the node answers, one notice says so and offers to try again', async () => {
  await loadTestConfig({})
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

describe('what a transaction did, by the logs of its receipt', () => {
  const word = (hex: string) => `0x${hex.replace('0x', '').padStart(64, '0')}`
  const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const [given, taken] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`]
  const symbols: Record<string, string> = { [given]: '54555344', [taken]: '504c4e4b' }
  const transfer = (token: string, from: string, to: string, units: number, index: number) => ({
    ...{ address: token, topics: [transferTopic, word(from), word(to)], logIndex: `0x${index}` },
    data: word(units.toString(16)),
  })
  const swap = [transfer(given, alice, bob, 2_500_000, 0), transfer(taken, bob, alice, 9_000_000, 1)]
  const transaction = {
    ...{ hash: id, blockHash: id, blockNumber: '0x7', transactionIndex: '0x0', from: alice, to: bob },
    ...{ value: '0x0', gas: '0x5208', gasPrice: '0x1', nonce: '0x0', input: '0x12345678' },
  }

  async function open(logs: readonly object[], status = '0x1') {
    await loadTestConfig({})
    const receipt = { transactionHash: id, from: alice, blockNumber: '0x7', blockHash: id, status, logs }
    const answer = (method: string, params: readonly unknown[]) => {
      if (method === 'eth_getTransactionReceipt') return receipt
      if (method === 'eth_getTransactionByHash') return transaction
      if (method !== 'eth_call') return null
      const { to, data } = params[0] as { to: string; data: string }
      if (data === '0x313ce567') return word('6')
      return `${word('20')}${word('4').slice(2)}${symbols[to.toLowerCase()]?.padEnd(64, '0')}`
    }
    vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) =>
      answerCalls(String(init?.body), ({ method, params }) => ({ result: answer(method, params) })),
    )
    const error = new InterfaceError('explorer', 'unreachable', 'No connection.')
    renderPart(<TransactionFromNode hash={id} error={error} formerBlock={null} />)
    const head = () => document.querySelector('header')?.textContent
    await vi.waitFor(() => expect(head()).toMatch(/Swapped|Called|call/), 10_000)
    return head()
  }

  test('one that gave a token and got another swapped them', async () => {
    expect(await open(swap)).toContain('Swapped 2.5TUSD for 9PLNK')
  })

  test('one that moved something with an id, too, is told by its call alone', async () => {
    const collectible = { ...swap[0], topics: [transferTopic, word(alice), word(bob), word('7')], data: '0x' }
    expect(await open([...swap, collectible])).toContain('Called 0x12345678 on')
  })

  test('one with a log that cannot be read is told by its call alone', async () => {
    expect(await open([...swap, { ...swap[0], data: 'none' }])).toContain('Called 0x12345678 on')
  })

  test('one that was reverted moved nothing', async () => {
    expect(await open([], '0x0')).toContain('Tried to call 0x12345678 on')
  })
})

test('a transaction that nobody has says when it was last asked for, and leads to the status of the network', async () => {
  await loadTestConfig({})
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) =>
    answerCalls(String(init?.body), () => ({ result: null })),
  )
  const error = new InterfaceError('explorer', 'not-found', 'Not found.')
  renderPart(<TransactionFromNode hash={id} error={error} formerBlock={null} />)
  const sentence = await screen.findByText(/^Neither the explorer nor the node/)
  expect(sentence.textContent).toMatch(/This page keeps looking, last (just now|\d+ s ago)\. Network status$/)
  expect(screen.getByRole('link', { name: 'Network status' }).getAttribute('href')).toBe('/status')
})
