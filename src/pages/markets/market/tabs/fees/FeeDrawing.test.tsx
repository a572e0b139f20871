import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { curvePoolQuery } from '#interfaces/node/contract/curve/curvePool.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { FeeDrawing } from './FeeDrawing.tsx'

const pool = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const functions = { volatility: '0x3af2888b', createdAt: '0xcf09e0d0' }
const now = 1_900_000_000n
type Says = Partial<Record<keyof typeof functions, bigint>>

/**
 * Renders the drawing of a pool with these answers at block 436; other calls revert. Returns the blocks of the
 * requests.
 */
async function show(says: Says) {
  await loadTestConfig()
  const blocks = new Set<string>()
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params }) => {
      if (method === 'eth_getBlockByNumber')
        return { result: { number: '0x1b4', timestamp: `0x${now.toString(16)}` } }
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
  await waitFor(() => expect(client.getQueryData(curvePoolQuery(pool).queryKey)).toBeTruthy())
  return blocks
}

test("the bounds of the fee over the volatility show the pool's point, all from one block", async () => {
  const blocks = await show({ volatility: 500n, createdAt: now - 604_800n })
  expect(
    await screen.findByRole('img', {
      name: 'Fee over volatility: 0.20% to 1.05% at none, 1.20% to 2.05% at 20% or more, now 0.45% to 1.30% at 5%',
    }),
  ).toBeTruthy()
  expect(document.querySelector('path[stroke-linecap]')?.getAttribute('d')).toMatch(/^M150 /)
  expect(document.body.textContent).toContain('Fee of the next trade 0.45% to 1.30%')
  expect(document.body.textContent).toContain("at the pool's volatility of 5%, block 436")
  expect([...blocks]).toEqual(['0x1b4'])
})

test('a volatility beyond the range of the fee curve is drawn at its end', async () => {
  await show({ volatility: 12_000n, createdAt: now - 604_800n })
  await screen.findByRole('img')
  expect(document.querySelector('path[stroke-linecap]')?.getAttribute('d')).toMatch(/^M600 /)
})

test('a pool without an age has no fee curve', async () => {
  await show({ volatility: 500n })
  expect(screen.queryByRole('img')).toBeNull()
})

test('the fee curve says the fee under the pointer, and has a table of all', async () => {
  await show({ volatility: 500n, createdAt: now - 604_800n })
  const drawing = await screen.findByRole('img')
  vi.spyOn(drawing, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 400 } as DOMRect)
  fireEvent.pointerMove(drawing, { clientX: 300 })
  expect(screen.getByText('Volatility 10%: fee 0.70% to 1.55%')).toBeTruthy()
  fireEvent.pointerLeave(drawing, { pointerType: 'mouse' })
  expect(screen.queryByText(/^Volatility 10%/)).toBeNull()
  expect(screen.getByText('2.05%')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Fee over volatility as a table' }))
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toContain('10%0.70% to 1.55%')
})
