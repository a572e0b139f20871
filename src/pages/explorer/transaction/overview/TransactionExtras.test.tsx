import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TransactionExtras } from './TransactionExtras.tsx'

beforeEach(() => loadTestConfig())
const many = <Row,>(rowOf: (index: number) => Row) =>
  Array.from({ length: 3_000 }, (_, index) => rowOf(index))
const hash = (index: number) => `0x${index.toString(16).padStart(64, '0')}`
const address = (index: number) => `0x${(index + 1).toString(16).padStart(40, '0')}`

test('thousands of authorizations, withdrawals, actions and blobs are folded', async () => {
  const { container } = renderPart(
    <TransactionExtras
      wire={{
        authorization_list: many((index) => ({ address: address(index), authority: address(index + 9_000) })),
        op_withdrawals: many((index) => ({
          nonce: index,
          status: 'Proven',
          l1_transaction_hash: hash(index),
        })),
        actions: many(() => ({ protocol: 'uniswap_v3', type: 'swap', data: {} })),
        blob_versioned_hashes: many(hash),
      }}
    />,
  )
  await screen.findByText('Authorizations')
  expect(screen.getAllByText(/of 3,000 shown/)).toHaveLength(4)
  expect(container.querySelectorAll('*').length).toBeLessThan(4_000)
})
