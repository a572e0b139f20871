import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { useIsEmpty } from './useIsEmpty.ts'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const token = { address: `0x${'c1'.repeat(20)}`, name: 'Tide', symbol: 'TIDE', type: 'ERC-20', decimals: 0 }
const noTokens: object = { items: [], next_page_params: null }
const noTrades: object = { data: { transfersByAddress: [], swapsByUser: [], s0: [] } }

/** Whether an address is called empty on a network without lending, once both answers were read. */
async function isEmptyOn(tokens: object, trades: object): Promise<boolean> {
  await loadTestConfig({ lendingUrl: undefined, lendingPool: undefined })
  vi.stubGlobal('fetch', async (url: string | URL) =>
    Response.json(String(url).startsWith(testConfig.explorerUrl) ? tokens : trades),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(() => useIsEmpty(owner), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  expect(result.current, 'nothing is known yet').toBe(false)
  const isRead = ({ state }: { state: { status: string } }) => state.status !== 'pending'
  await waitFor(() => expect(client.getQueryCache().getAll().filter(isRead).length).toBeGreaterThan(2))
  return result.current
}

test('an address without tokens, transfers and trades is empty', async () => {
  expect(await isEmptyOn(noTokens, noTrades)).toBe(true)
})

test.each([
  ['with a token', { items: [{ token, value: '21' }], next_page_params: null }, noTrades],
  ['whose list of tokens goes on', { items: [], next_page_params: { items_count: 50 } }, noTrades],
  ['with a token that cannot be read', { items: [{ token: 5 }], next_page_params: null }, noTrades],
  ['whose trades cannot be read', noTokens, { errors: [{ message: 'No.' }] }],
])('an address %s is not called empty', async (_, tokens, trades) => {
  expect(await isEmptyOn(tokens, trades)).toBe(false)
})
