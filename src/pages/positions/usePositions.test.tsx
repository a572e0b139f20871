import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
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

test('positions appear all at once, the most valuable first', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const read = (pool: Address, price: string) => {
    const market = { tokenAddress: pool, spotPrice: decimal(price) } as Market
    client.setQueryData(batchedMarketQuery(pool).queryKey, market)
    client.setQueryData(tokenHoldingQuery(pool, owner).queryKey, 10n ** 18n)
    client.setQueryData(curvePoolQuery(pool).queryKey, null as never)
  }
  client.setQueryData(allTransfersByAddressQuery(owner).queryKey, { rows: [], isWhole: true })
  client.setQueryData(userStateQuery(owner).queryKey, null)
  read(small, '1')
  const swaps = [small, large].map((poolAddress) => ({ poolAddress, side: null }) as Swap)
  const { result } = renderHook(() => usePositions(owner, { rows: swaps, isWhole: false }, 10), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  expect(result.current).toBeNull()
  read(large, '5')
  await waitFor(() => expect(result.current?.map(({ pool }) => pool)).toEqual([large, small]))
  vi.unstubAllGlobals()
})
