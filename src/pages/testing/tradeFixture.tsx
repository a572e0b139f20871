import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { firstHash, request, secondHash } from '#domain/testing/sampleRecord.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import {
  answerCurve,
  type FakeCurve,
  fakeContracts,
  fakeCurve,
  otherCoin,
  otherPool,
  otherToken,
  stablecoin,
} from '#interfaces/testing/fakeCurve.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { fakeChain, inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import type { FakeWallet } from '#interfaces/testing/wallet/fakeWallet.ts'
import { setTransactionDependencies } from '#interfaces/transactions/dependencies.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed, type Hash } from '#lib/wire/shapes.ts'
import { chooseSlippage } from '#pages/markets/market/trade/quote/slippage.ts'
import { TradeBar } from '#pages/markets/market/trade/TradeBar.tsx'
import { TradePanel } from '#pages/markets/market/trade/TradePanel.tsx'
import { TradeSession } from '#pages/markets/market/trade/TradeSession.tsx'
import { connectHeardWallet, holdWordsAfterEach, throughWallet } from './walletFixture.ts'

/* For tests: the trade panel with a fake wallet and a fake node with one market. Everything else is real. */

export const { from: user } = request
export const pool = checksummed(`0x${'aa'.padStart(40, '0')}`)
export const token = checksummed(`0x${'ee'.padStart(40, '0')}`)
const market = {
  poolAddress: pool,
  tokenAddress: token,
  symbol: 'TIDE',
  name: 'Tide',
  tradesTotal: 3,
  virtualReserveUSD: decimal('36000'),
  realReserveUSD: decimal('6000'),
  reserveToken: decimal('9000000'),
  spotPrice: decimal('0.004'),
} as Market

/** The contracts' state, new for each test, which may change it. */
export let chain: FakeCurve

/**
 * Connects the wallet of a person, once in a test file, because its first loading takes longer than a test waits for an
 * element.
 */
export async function connectTrader(): Promise<FakeWallet> {
  await import('#pages/markets/market/trade/TradeForm.tsx')
  await loadTestConfig()
  return connectHeardWallet(user)
}

/**
 * Before each test an empty browser, and a wallet on the chain of the site. Each request to the wallet is compared with
 * the words on screen.
 */
export function emptyBrowserBeforeEach() {
  holdWordsAfterEach(() => ({
    chainId: 31_337,
    pool: testConfig.lendingPool,
    router: fakeContracts.router,
    markets: [
      { pool, token },
      { pool: otherPool, token: otherToken },
    ],
    now: chain.time,
    tokens: [
      { address: stablecoin, symbol: 'HUSD', decimals: 18 },
      { address: otherCoin, symbol: 'RUSD', decimals: 18 },
      { address: token, symbol: 'TIDE', decimals: 18 },
      { address: otherToken, symbol: 'WAVE', decimals: 18 },
    ],
  }))

  beforeEach(async () => {
    chain = fakeCurve(pool)
    localStorage.clear()
    sessionStorage.clear()
    chooseSlippage(150)
    for (const { id } of transactionStore.all()) transactionStore.forget(id)
    connectOn(31_337)
    await configure({ curve: fakeContracts })
  })

  afterEach(() => {
    cleanup()
    setWalletState({ status: 'disconnected' })
    vi.unstubAllGlobals()
  })
}

/** Connects the wallet on this chain; `isDemo`: it signs in the page. */
export function connectOn(chainId: number, isDemo = false) {
  setWalletState({ status: 'connected', address: user, chainId, wallet: 'Test', isDemo })
}

export async function configure(changes: object) {
  await loadTestConfig({ indexer: { subscriptions: 'polling' }, ...changes })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = String(input)
    if (url.startsWith(testConfig.indexerUrl)) return Response.json({ data: indexed(String(init.body)) })
    if (url.startsWith(testConfig.explorerUrl))
      return Response.json({ items: chain.holdsOther ? [inWallet] : [] })
    return answerCurve(String(init.body), chain, token)
  })
}

/** What the explorer lists of the wallet: the token of another market. */
const inWallet = {
  token: { address: otherToken, symbol: 'WAVE', decimals: '18', type: 'ERC-20' },
  value: '500000000000000000000',
}

/** The indexer's answer: markets by their token, and no trades. */
function indexed(body: string) {
  const other = wireMarket(2, {
    poolAddress: otherPool,
    tokenAddress: otherToken,
    symbol: 'WAVE',
    virtualReserveUSD: '30000',
    realReserveUSD: '6000',
    reserveToken: '9000000',
    spotPrice: '0.004',
  })
  return { swaps: [], ...(body.includes(otherToken) && { m0: other, market: other }) }
}

/** A chain that confirms every sent transaction unchanged, and counts a confirmed approval. */
export function confirming(changes: Parameters<typeof fakeChain>[0] = {}) {
  const hashes = [firstHash, secondHash]
  const { send = async () => ({ hash: hashes.shift() ?? firstHash }) } = changes
  const fake = fakeChain({
    transaction: async (hash: Hash) => {
      const sent = transactionStore.all().find((record) => record.hash === hash)
      return sent ? { ...inPool, hash, to: sent.to, data: sent.data } : null
    },
    settled: ({ kind, data }) => {
      if (kind === 'approve') chain.allowance = BigInt(`0x${data.slice(74)}`)
    },
    ...changes,
    send: throughWallet(send),
  })
  setTransactionDependencies(async () => fake.dependencies)
  return fake
}

/**
 * Opens the panel of the market at this URL, below what `before` is; `changes` are what the indexer says otherwise of it.
 * Returns the router.
 */
export async function open(changes: Partial<Market> = {}, url = '/', before?: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const panel = (
    <QueryClientProvider client={client}>
      <TradeSession pool={market.poolAddress}>
        {before}
        <TradePanel market={{ ...market, ...changes }} />
        <TradeBar market={{ ...market, ...changes }} />
      </TradeSession>
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => panel }),
    history: createMemoryHistory({ initialEntries: [url] }),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByLabelText(/^You (pay|sell)/)
  return router
}

export function type(label: RegExp, text: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

/** Unfolds the rest of the quote, and waits for the choice of the slippage in it. */
export async function unfold() {
  const fold = (await screen.findByText(/^Price, fee, max slippage/)).closest('details')
  if (!fold) throw new Error('The quote has no fold.')
  fold.open = true
  fireEvent(fold, new Event('toggle'))
  await screen.findByRole('group', { name: 'Max slippage' })
}

/** Opens the panel and types what is paid, once the form of the connected wallet is there. */
export async function openPaying(text: string) {
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, text)
}

export const button = (name: string) => screen.findByRole('button', { name })

export async function press(name: string) {
  fireEvent.click(await button(name))
}
