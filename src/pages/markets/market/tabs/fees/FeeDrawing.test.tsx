// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { poolFeesQuery } from '#interfaces/node/contract/curve/poolFees.ts'
import { answerCalls } from '#interfaces/testing/fakeNode.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { FeeDrawing } from './FeeDrawing.tsx'

const pool = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const functions = { feeStrategy: '0x949b22ae', volatility: '0xcce99230', feePpm: '0xa534150c' }
type Says = Partial<Record<keyof typeof functions, bigint>>

afterEach(cleanup)

/** The drawing of a pool that says this at block 436; what it does not say reverts. Answers at which blocks it was asked. */
async function show(says: Says) {
  await loadTestConfig()
  const blocks = new Set<string>()
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params }) => {
      if (method === 'eth_blockNumber') return { result: '0x1b4' }
      const [{ data }, block] = params as unknown as [{ data: string }, string]
      blocks.add(block)
      const [name] = Object.entries(functions).find(([, selector]) => selector === data) ?? []
      const value = says[name as keyof Says]
      if (value === undefined) return { error: { code: 3, message: 'execution reverted' } }
      return { result: `0x${value.toString(16).padStart(64, '0')}` }
    }),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <FeeDrawing pool={pool} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(client.getQueryData(poolFeesQuery(pool).queryKey)).toBeTruthy())
  return blocks
}

test("the fee curve shows the pool's point, both from one block", async () => {
  const blocks = await show({ feeStrategy: 1n, volatility: 2_500n, feePpm: 13_000n })
  expect(
    await screen.findByRole('img', {
      name: 'Fee over volatility: from 0.3% at none to 4.3% at 100%, now 1.3% at 25%',
    }),
  ).toBeTruthy()
  expect(document.querySelector('path[stroke-linecap]')?.getAttribute('d')).toMatch(/^M150 /)
  expect(document.body.textContent).toContain(
    'Fee 1.3% at a volatility of 25% · Linear in volatility · block 436',
  )
  expect([...blocks]).toEqual(['0x1b4'])
})

test.each<[string, Says]>([
  ['that asks for another fee than its strategy does', { feeStrategy: 1n, volatility: 2_500n, feePpm: 1n }],
  ['of a strategy that nobody knows', { feeStrategy: 7n, volatility: 0n, feePpm: 3_000n }],
  ['that does not say its volatility', { feeStrategy: 1n, feePpm: 3_000n }],
])('a pool %s has no fee curve', async (_, says) => {
  await show(says)
  expect(screen.queryByRole('img')).toBeNull()
})
