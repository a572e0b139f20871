import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { PortfolioPage } from './PortfolioPage.tsx'
import { portfolioRoute } from './route.ts'

afterEach(() => {
  cleanup()
  setWalletState({ status: 'disconnected' })
  vi.useRealTimers()
})

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const noTrades = { rows: [], isWhole: true, unreadable: 0 }

/** Opens the portfolio of an address that never traded on a network that answers nothing else than its loans; null: not reported. */
async function open(loans: object | null = null) {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { client } = renderPart(<PortfolioPage />, `/portfolio/${owner}`, '/portfolio/$address')
  await act(async () => {
    client.setQueryData(allSwapsByUserQuery(owner).queryKey, noTrades as never)
    client.setQueryData(userStateQuery(owner).queryKey, loans as never)
  })
}

test('a fresh address that is opened while a wallet comes back begins with the steps, as it stays for its owner', async () => {
  setWalletState({ status: 'connecting', isNew: false })
  await open()
  await screen.findByRole('heading', { name: 'Next steps' })
  expect(screen.queryByRole('heading', { name: /^Worth over time without/ })).toBeNull()
})

test('a fresh address of somebody else has the usual form', async () => {
  await open()
  await screen.findByRole('heading', { name: /^Worth over time without/ })
  expect(screen.queryByRole('heading', { name: 'Next steps' })).toBeNull()
})

test('a portfolio that is opened from that of a newer address has the worth over time all the same', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const other = checksummed(`0x${'b2'.repeat(20)}`)
  const client = new QueryClient()
  client.setQueryData(allSwapsByUserQuery(owner).queryKey, noTrades as never)
  client.setQueryData(allTransfersByAddressQuery(owner).queryKey, noTrades as never)
  const root = createRootRoute()
  const { remountDeps } = portfolioRoute.options
  const page = createRoute({
    getParentRoute: () => root,
    path: '/portfolio/$address',
    ...(remountDeps && { remountDeps }),
    component: PortfolioPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [`/portfolio/${owner}`] }),
  })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Market positions' })
  expect(screen.queryByRole('heading', { name: /^Worth over time without/ })).toBeNull()
  void router.navigate({ to: '/portfolio/$address', params: { address: other } } as never)
  await screen.findByRole('heading', { name: /^Worth over time without/ })
})

test.each([
  ['nothing in the pool', 0n, false],
  ['a deposit', 5n, true],
])(
  'the tokens of an address with %s share their width with its loans only where there are some',
  async (_, supplied, isShared) => {
    const account = {
      creditScore: 600,
      tier: 1,
      powerUsd: 0n,
      debtUsd: 0n,
      availableUsd: 0n,
      collateralUsd: 0n,
    }
    const position = { asset: owner, supplied, borrowed: 0n }
    await open({
      ...{ reserves: [], positions: [position], credit: {} },
      account: { ...account, health: null },
    })
    const panel = (await screen.findByRole('heading', { name: 'Lending' })).closest('section')
    expect(panel?.parentElement?.className.includes('lg:grid-cols')).toBe(isShared)
  },
)

/** Loads the route as a navigation does. */
function load(queryClient: QueryClient) {
  const loader = portfolioRoute.options.loader as (arguments_: object) => Promise<void>
  return loader({ context: { queryClient }, params: { address: owner }, preload: false })
}

test('the page waits for the trades that decide on its form, but not for a silent server', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const client = new QueryClient()
  let isLoaded = false
  const loading = load(client).then(() => {
    isLoaded = true
  })
  await vi.advanceTimersByTimeAsync(500)
  expect(isLoaded).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await loading
  client.setQueryData(allSwapsByUserQuery(owner).queryKey, noTrades as never)
  client.setQueryData(allTransfersByAddressQuery(owner).queryKey, noTrades as never)
  client.setQueryData(userStateQuery(owner).queryKey, null)
  // No time passes.
  await load(client)
})
