// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { alice, bob, id } from '#interfaces/testing/explorerFixtures.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { NodeOverview } from './NodeOverview.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [from, to] = [checksummed(alice as never), checksummed(bob as never)]
const transaction = {
  ...{ hash: id, blockHash: id, blockNumber: 7, transactionIndex: 0, from, to, value: 0n },
  ...{ gas: 21_000n, gasPrice: 2n, nonce: 1, input: '0x' as const },
}
const receipt = { hash: id, from, block: 7, success: true, gasUsed: 10n ** 17n, gasPrice: 2n, otherFee: 0n }

async function open(props: Parameters<typeof NodeOverview>[0]) {
  await loadTestConfig()
  vi.stubGlobal('scrollTo', () => undefined)
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <NodeOverview {...props} /> }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  return async (label: string) => (await screen.findByText(label)).closest('div')?.textContent
}

test('the fee from the node has what a transaction paid for blobs and data on L1, too', async () => {
  const row = await open({ transaction, receipt: { ...receipt, otherFee: 3n * 10n ** 17n } })
  expect(await row('Fee')).toContain('0.5')
})

test('a creation that failed created nothing; one without a receipt is one', async () => {
  const creation = { ...transaction, to: null }
  const failed = await open({ transaction: creation, receipt: { ...receipt, success: false } })
  expect(await failed('To')).toContain('Failed to create a contract')
  cleanup()
  const waiting = await open({ transaction: creation, receipt: null })
  expect(await waiting('To')).toContain('Creates a contract')
})

test('a transaction that waits for a block costs at most its gas limit times its price', async () => {
  const pending = { ...transaction, blockHash: null, blockNumber: null, gasPrice: 10n ** 12n }
  const row = await open({ transaction: pending, receipt: null })
  expect(await row('Fee')).toBe('Feeup to 0.02100000 ETH')
  expect(await row('Block')).toContain('Waiting for a block')
})
