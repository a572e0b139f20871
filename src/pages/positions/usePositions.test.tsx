import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { curvePoolQuery } from '#interfaces/node/contract/curve/curvePool.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { type Address, checksummed } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { usePositions } from './usePositions.ts'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const small = checksummed(`0x${'b1'.repeat(20)}`)
const large = checksummed(`0x${'b2'.repeat(20)}`)

/** The positions of these markets, whose records `read` brings in; the wire is silent. */
async function positionsOf(
  pools: readonly Address[],
  { trade = {}, keepsLast = false }: { trade?: Partial<Swap>; keepsLast?: boolean } = {},
) {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const came = {
    ...trade,
    id: 1,
    tokenAddress: pools[0],
    fromAddress: pools[0],
    toAddress: owner,
    amount: '1',
  }
  const rows = 'side' in trade ? [came as never] : []
  client.setQueryData(allTransfersByAddressQuery(owner).queryKey, { rows, isWhole: true })
  client.setQueryData(userStateQuery(owner).queryKey, null)
  const swaps = pools.map((poolAddress) => ({ poolAddress, side: null, ...trade }) as Swap)
  const isWhole = 'side' in trade
  const { result } = renderHook(() => usePositions(owner, { rows: swaps, isWhole }, 100, keepsLast), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const read = (pool: Address, price: string, held = 10n ** 18n) => {
    const market = { tokenAddress: pool, spotPrice: decimal(price) } as Market
    client.setQueryData(batchedMarketQuery(pool).queryKey, market)
    client.setQueryData(tokenHoldingQuery(pool, owner).queryKey, held)
    client.setQueryData(curvePoolQuery(pool).queryKey, null as never)
  }
  return { result, read }
}

test('positions appear all at once, the most valuable first', async () => {
  const { result, read } = await positionsOf([small, large])
  act(() => read(small, '1'))
  expect(result.current).toBeNull()
  act(() => read(large, '5'))
  await waitFor(() => expect(result.current?.map(({ pool }) => pool)).toEqual([large, small]))
})

test('of 31 markets the first thirty appear before the last one is read', async () => {
  const pools = Array.from({ length: 31 }, (_, at) => checksummed(`0x${String(at + 1).padStart(40, '0')}`))
  const { result, read } = await positionsOf(pools)
  act(() => {
    for (const pool of pools.slice(0, 30)) read(pool, '1')
  })
  await waitFor(() => expect(result.current).toHaveLength(30))
  act(() => read(pools[30] as Address, '2'))
  await waitFor(() => expect(result.current?.[0]?.pool).toBe(pools[30]))
  expect(result.current).toHaveLength(31)
})

const bought: Partial<Swap> = {
  ...{ side: 'buy', tokenAmount: decimal('1'), usdAmount: decimal('2'), usdSettled: decimal('2') },
  ...{ sender: owner, transactionHash: `0x${'e1'.repeat(32)}`, blockNumber: 1, timestamp: new Date() },
}

test.each([
  ['keeps its result until it was read again three times', true],
  ['has no result, unless it is asked to keep the last one', false],
])('a position that does not add up %s', async (_, keepsLast) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { result, read } = await positionsOf([small], { trade: bought, keepsLast })
  act(() => read(small, '5'))
  await waitFor(() => expect(result.current?.[0]?.unrealised).toBe('3'))
  // A sale that the list of trades does not have yet.
  act(() => read(small, '5', 5n * 10n ** 17n))
  await waitFor(() => expect(result.current?.[0]?.unrealised).toBe(keepsLast ? '3' : null))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(result.current?.[0]?.unrealised).toBe(keepsLast ? '3' : null)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(result.current?.[0]).toMatchObject({ unrealised: null, missing: 'balance' })
  vi.useRealTimers()
})
