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

test('the fee from the node has what a transaction paid for blobs and data on L1, too', async () => {
  await loadTestConfig()
  vi.stubGlobal('scrollTo', () => undefined)
  const [from, to] = [checksummed(alice as never), checksummed(bob as never)]
  const transaction = {
    ...{ hash: id, blockHash: id, blockNumber: 7, transactionIndex: 0, from, to, value: 0n },
    ...{ gas: 21_000n, gasPrice: 2n, nonce: 1, input: '0x' as const },
  }
  const receipt = { hash: id, from, block: 7, success: true, gasUsed: 10n ** 17n, gasPrice: 2n }
  const page = <NodeOverview transaction={transaction} receipt={{ ...receipt, otherFee: 3n * 10n ** 17n }} />
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  expect((await screen.findByText('Fee')).closest('div')?.textContent).toContain('0.5')
})
