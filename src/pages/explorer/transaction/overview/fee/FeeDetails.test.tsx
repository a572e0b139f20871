import { render } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { pending, transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { FeeDetails } from './FeeDetails.tsx'

beforeEach(() => serve(() => new Response()))

/** The label and the value of the first row. */
function feeOf(wire: object) {
  const { container } = render(<FeeDetails transaction={v.parse(transactionSchema, wire)} />)
  return [container.querySelector('dt')?.textContent, container.querySelector('dd')?.textContent]
}

const { strict } = transactions

test.each([
  ['with what of it was burnt', strict, ['Fee', '0.000042 ETH burnt 0.00002100 ETH']],
  [
    'with its tip, and what is less than the most offered',
    {
      ...strict,
      transaction_burnt_fee: '21000000000000',
      base_fee_per_gas: '1000000000',
      priority_fee: null,
      max_fee_per_gas: '3000000000',
    },
    ['Fee', '0.000042 ETH burnt 0.00002100 ETH tip 0.00002100 ETH saved 0.00002100 ETH'],
  ],
  [
    'with its L1 part on a rollup',
    { ...strict, transaction_burnt_fee: null, l1_fee: '40000000000000' },
    ['Fee', '0.000042 ETH L1 fee 0.00004000 ETH'],
  ],
  [
    'with what its blobs cost, which explorers count apart',
    { ...strict, type: 3, transaction_burnt_fee: null, burnt_blob_fee: '8000000000000' },
    ['Fee', '0.00005 ETH burnt for blobs 0.00000800 ETH'],
  ],
  ['as unknown, of blobs that cost nobody knows what', { ...strict, type: 3 }, ['Fee', '–Unknown']],
  [
    'nothing for a deposit, of which nothing is burnt',
    { ...strict, type: 126, fee: { type: 'actual', value: '0' } },
    ['Fee', '0 ETH paid on L1 with the deposit'],
  ],
  [
    'never less than a part of it',
    { ...strict, fee: { type: 'actual', value: '5' } },
    ['Fee', '0.000000000000000005 ETH'],
  ],
  ['at most, while it waits for a block', pending, ['Fee', 'up to 0.00006 ETH']],
  [
    'that it would have been at most, once dropped',
    { ...pending, result: 'dropped/replaced' },
    ['Maximum fee', '0.00006 ETH'],
  ],
  [
    'as unknown, outside of a block, where the explorer sends 0',
    { ...pending, fee: { type: 'actual', value: '0' } },
    ['Fee', '–Unknown'],
  ],
])('the fee row shows the fee %s', (_, wire, expected) => {
  expect(feeOf(wire)).toEqual(expected)
})

test('a pending transaction has a gas limit and the most it offers for gas', () => {
  const wire = { ...pending, gas_limit: '90000', gas_price: null, max_fee_per_gas: '3000000000' }
  const { container } = render(<FeeDetails transaction={v.parse(transactionSchema, wire)} />)
  const rows = [...container.querySelectorAll('dt')].map((label) => [
    label.textContent,
    label.nextElementSibling?.textContent,
  ])
  expect(rows).toContainEqual(['Gas price', 'at most 3 Gwei'])
  expect(rows).toContainEqual(['Gas limit', '90,000 gas'])
})

test('the place in the block is called its index: a position is a loan or a holding elsewhere', () => {
  const { container } = render(<FeeDetails transaction={v.parse(transactionSchema, strict)} />)
  const labels = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(labels).toContain('Index in block')
  expect(labels).not.toContain('Position')
})
