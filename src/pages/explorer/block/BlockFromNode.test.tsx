import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NodeBlock } from '#interfaces/node/chain/nodeBlock.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { BlockFromNode } from './BlockFromNode.tsx'

const hash = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as const

const block = (count: number): NodeBlock => ({
  ...{ number: 7, hash: hash(1), parentHash: hash(2), timestamp: 1_770_000_000, miner: null },
  ...{ gasUsed: 1n, gasLimit: 2n, size: null, baseFeePerGas: 7n },
  transactions: Array.from({ length: count }, (_, index) => hash(index)),
})

const transaction = (index: number) => ({
  ...{ hash: hash(index), blockNumber: '0x7', from: `0x${'1'.repeat(40)}`, to: `0x${'2'.repeat(40)}` },
  ...{ value: '0x0', gas: '0x5208', gasPrice: '0x1', nonce: '0x0', input: '0x' },
})

/** A node whose block has these transactions, and a receipt of the first one, which reverted. */
async function serveBlock(count: number) {
  const { transactions } = block(count)
  const receipt = { transactionHash: hash(0), from: `0x${'1'.repeat(40)}`, blockNumber: '0x7', status: '0x0' }
  return serveSources(
    () => ({}),
    ({ method }) =>
      method === 'eth_getBlockReceipts'
        ? { result: [receipt] }
        : {
            result: { timestamp: '0x6980a000', transactions: transactions?.map((_, at) => transaction(at)) },
          },
  )
}

test('the thousands of transactions of a block that the node alone tells are folded', async () => {
  await serveBlock(3_000)
  const { container } = renderPart(<BlockFromNode block={block(3_000)} />)
  await screen.findByText('3,000 transactions')
  await screen.findByText(/100 of 3,000 shown/)
  expect(container.querySelectorAll('*').length).toBeLessThan(4_000)
})

test('the transactions of a block from the node have their outcomes where it tells them', async () => {
  const calls = await serveBlock(2)
  renderPart(<BlockFromNode block={block(2)} />)
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows).toHaveLength(2)
  expect(screen.getAllByText('Reverted')).toHaveLength(1)
  expect(screen.getAllByText('unknown')).toHaveLength(1)
  expect(calls.sort()).toEqual(['eth_getBlockByHash', 'eth_getBlockReceipts'])
})

test('an empty block from the node says so and reads no transactions', async () => {
  const calls = await serveBlock(0)
  renderPart(<BlockFromNode block={block(0)} />)
  await screen.findByText('0 transactions')
  expect(screen.queryByRole('heading', { name: 'Transactions' })).toBeNull()
  expect(calls).toEqual([])
})
