import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TransactionsPage } from './TransactionsPage.tsx'

// Loads the code of an outage before it, because loading is slow on a busy machine.
beforeAll(() =>
  Promise.all([import('./TransactionsFromNode.tsx'), import('#pages/explorer/parts/lists/ListFailure.tsx')]),
)

const hash = (number: number, index = 0) =>
  `0x${number.toString(16).padStart(32, '0')}${index.toString(16).padStart(32, '0')}`

/** A chain of 30 blocks: the block n has `counts[n]` transactions. */
async function open(counts: Record<number, number>, { path = '/txs', gasUsed = '0x0' } = {}) {
  const explorer = { isDown: true, asked: 0 }
  const calls = await serveSources(
    () => {
      explorer.asked += 1
      if (explorer.isDown) return new Response('{}', { status: 503 })
      return { items: [transactions.strict], next_page_params: null }
    },
    ({ method, params: [tag, isWhole] }) => {
      if (method === 'eth_blockNumber') return { result: '0x1e' }
      if (!method.startsWith('eth_getBlockBy'))
        return { error: { code: -32_601, message: 'Method not found' } }
      const number = method === 'eth_getBlockByHash' ? Number(String(tag).slice(0, 34)) : Number(tag)
      const listed = Array.from({ length: counts[number] ?? 0 }, (_, index) => hash(number, index))
      const whole = (id: string) => ({
        ...{
          hash: id,
          blockNumber: `0x${number.toString(16)}`,
          from: `0x${'1'.repeat(40)}`,
          to: `0x${'2'.repeat(40)}`,
        },
        ...{ value: '0x0', gas: '0x5208', gasPrice: '0x1', nonce: '0x0', input: '0x' },
      })
      return {
        result: {
          ...{
            number: `0x${number.toString(16)}`,
            hash: hash(number),
            parentHash: hash(number - 1),
            timestamp: '0x6980a000',
          },
          ...{ gasUsed, gasLimit: '0x1', transactions: isWhole ? listed.map(whole) : listed },
        },
      }
    },
  )
  return { calls, explorer, ...renderPart(<TransactionsPage />, path, '/txs') }
}

const count = (calls: readonly string[], method: string) => calls.filter((each) => each === method).length

const sentence = /These are the transactions of the newest blocks, read from the node\./

test('while the explorer is down the transactions are those of the newest blocks by the node, without a pager', async () => {
  const { calls } = await open({ 30: 2, 28: 1, 5: 9 })
  await screen.findByText(sentence)
  const links = (await screen.findAllByRole('row'))
    .slice(1)
    .map((row) => row.querySelector('a')?.getAttribute('href'))
  expect(links).toEqual([hash(30, 1), hash(30), hash(28)].map((id) => `/tx/${id}`))
  expect(screen.getByText('3 shown, of the newest 20 blocks')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Next|First/ })).toBeNull()
  expect(count(calls, 'eth_getBlockByNumber')).toBe(20)
  expect(count(calls, 'eth_getBlockByHash')).toBe(2)
})

test('no more blocks are read from the node than a list needs', async () => {
  const { calls } = await open({ 30: 20, 29: 20, 28: 20 })
  expect(await screen.findByText('40 shown, of the newest 2 blocks')).toBeTruthy()
  expect(count(calls, 'eth_getBlockByHash')).toBe(2)
})

test('newest blocks without transactions are said to have none', async () => {
  await open({ 5: 9 })
  expect(await screen.findByText('The newest 20 blocks have no transactions.')).toBeTruthy()
})

test('the list of the explorer returns when it answers again', async () => {
  const { explorer, client } = await open({ 30: 1 })
  const again = await screen.findByRole('button', { name: 'Try again' })
  explorer.isDown = false
  again.click()
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  expect(await screen.findByText(/Newest first/)).toBeTruthy()
  client.clear()
})

test('a filter by a method without a match says which names of methods were searched', async () => {
  await serveSources(
    () => ({ items: [], next_page_params: null }),
    () => ({ result: null }),
  )
  renderPart(<TransactionsPage />, '/txs?method=swap exact stable', '/txs')
  const empty = await screen.findByText(/No transactions on this page match the filters/)
  expect(empty.textContent).toContain('swap exact stable, swapExactStable, swapExactStableForTokens')
})

test.each(['/txs?tab=pending', '/txs?type=token_transfer'])(
  'of %s the node tells nothing, so the failure of the explorer is said alone',
  async (path) => {
    const { calls } = await open({ 30: 1 }, { path })
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.queryByText(sentence)).toBeNull()
    expect(calls).not.toContain('eth_getBlockByNumber')
  },
)

test('a node that does not tell the transactions of its newest block is not said to have none', async () => {
  await open({}, { gasUsed: '0x5208' })
  expect((await screen.findByRole('alert')).textContent).toContain('the explorer')
  expect(screen.queryByText(/have no transactions/)).toBeNull()
})

test('the list of pending transactions has no column that is the same in all rows, and no status', async () => {
  const pending = {
    ...transactions.strict,
    status: null,
    block_number: null,
    timestamp: null,
    result: 'pending',
  }
  await serveSources(
    () => ({ items: [pending], next_page_params: null }),
    () => ({ error: { code: -32_601, message: 'Method not found' } }),
  )
  renderPart(<TransactionsPage />, '/txs?tab=pending', '/txs')
  const table = await screen.findByRole('table')
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.some((head) => /Block|Age|Status/.test(head ?? ''))).toBe(false)
  expect(table.textContent).not.toMatch(/pending/i)
})
