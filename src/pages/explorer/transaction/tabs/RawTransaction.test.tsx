import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { id } from '#interfaces/testing/explorerFixtures.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { RawTransaction } from './RawTransaction.tsx'

/** The words of a tab whose node answers these records. */
async function open(records: Record<string, object>) {
  await serveSources(
    () => new Response('{}', { status: 404 }),
    ({ method }) => ({ result: records[method] ?? null }),
  )
  renderPart(<RawTransaction hash={id} />)
  const text = (name: string) => screen.getByRole('region', { name }).textContent
  return { transaction: () => text('Raw transaction'), receipt: () => text('Raw receipt') }
}

test('a transaction and its receipt stand as the node wrote them', async () => {
  const { transaction, receipt } = await open({
    eth_getTransactionByHash: { nonce: '0x7', yParity: '0x1' },
    eth_getTransactionReceipt: { status: '0x1', effectiveGasPrice: '0x3b9aca00' },
  })
  await vi.waitFor(() => expect(transaction()).toContain('"yParity": "0x1"'))
  await vi.waitFor(() => expect(receipt()).toContain('"effectiveGasPrice": "0x3b9aca00"'))
})

test('a transaction without a receipt yet is shown, and its receipt is said to be missing', async () => {
  const { transaction, receipt } = await open({ eth_getTransactionByHash: { nonce: '0x7' } })
  await vi.waitFor(() => expect(transaction()).toContain('"nonce": "0x7"'))
  await vi.waitFor(() => expect(receipt()).toContain('This node does not have it.'))
})
