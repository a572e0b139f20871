// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { quoteBuy, quoteSell } from '#domain/markets/curve/curve.ts'
import { dollarsFor } from '#domain/markets/curve/exactOut.ts'
import { firstHash, request, secondHash } from '#domain/transactions/sampleRecord.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import {
  answerCurve,
  type FakeCurve,
  fakeCurve,
  stablecoin,
} from '#interfaces/node/contract/curve/fakeCurve.ts'
import { setTransactionDependencies } from '#interfaces/transactions/dependencies.ts'
import { fakeChain, inPool } from '#interfaces/transactions/fakeChain.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig, testConfig } from '#lib/browser/config/testConfig.ts'
import { decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { checksummed, type Hash } from '#lib/wire/shapes.ts'
import { connectHeardWallet, holdWordsAfterEach, throughWallet } from '#pages/signing/walletFixture.ts'
import { TradePanel } from './TradePanel.tsx'

const { from: user } = request
const pool = checksummed(`0x${'aa'.padStart(40, '0')}`)
const token = checksummed(`0x${'ee'.padStart(40, '0')}`)
const market = {
  ...{ poolAddress: pool, tokenAddress: token, symbol: 'TIDE', name: 'Tide', tradesTotal: 3 },
  virtualReserveUSD: decimal('36000'),
  realReserveUSD: decimal('6000'),
  reserveToken: decimal('9000000'),
  spotPrice: decimal('0.004'),
} as Market

// A trade is many steps, and a busy machine takes its time for each.
vi.setConfig({ testTimeout: 30_000 })

let state: FakeCurve

// Its first loading takes longer than a test waits for an element.
beforeAll(async () => {
  await import('./TradeForm.tsx')
  await loadTestConfig()
  await connectHeardWallet(user)
}, 30_000)

holdWordsAfterEach(() => ({
  ...{ chainId: 31_337, pool: testConfig.lendingPool, markets: [pool], now: Date.now() / 1_000 },
  tokens: [
    { address: stablecoin, symbol: 'TUSD', decimals: 6 },
    { address: token, symbol: 'TIDE', decimals: 18 },
  ],
}))

beforeEach(async () => {
  state = fakeCurve(pool)
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of transactionStore.all()) transactionStore.forget(id)
  setWalletState({ status: 'connected', address: user, chainId: 31_337, wallet: 'Test', isDemo: false })
  await configure({ curve: { kind: 'tideline-v1', factory: `0x${'fa'.repeat(20)}` } })
})

afterEach(() => {
  cleanup()
  setWalletState({ status: 'disconnected' })
  vi.unstubAllGlobals()
})

async function configure(changes: object) {
  await loadTestConfig({ indexer: { subscriptions: 'polling' }, ...changes })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) =>
    String(input).startsWith(testConfig.indexerUrl)
      ? Response.json({ data: { swaps: [] } })
      : answerCurve(String(init.body), state, token),
  )
}

/** A chain that has every sent transaction, as it was asked for, and confirms it. */
function confirming(changes: Parameters<typeof fakeChain>[0] = {}) {
  const hashes = [firstHash, secondHash]
  const chain = fakeChain({
    send: throughWallet(async () => ({ hash: hashes.shift() ?? firstHash })),
    transaction: async (hash: Hash) => {
      const sent = transactionStore.all().find((record) => record.hash === hash)
      return sent ? { ...inPool, hash, to: sent.to, data: sent.data } : null
    },
    ...changes,
  })
  setTransactionDependencies(async () => chain.dependencies)
  return chain
}

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const panel = (
    <QueryClientProvider client={client}>
      <TradePanel market={market} />
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => panel }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByLabelText(/^You (pay|sell)/)
}

function type(label: RegExp, text: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

const button = (name: string) => screen.findByRole('button', { name })

function quoted(quote: ReturnType<typeof quoteBuy>) {
  if (typeof quote === 'string') throw new Error(quote)
  return quote
}

/** The arguments of a call: base units and addresses as numbers. */
function argumentsOf(data: string): bigint[] {
  return (data.slice(10).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`))
}

test('what is typed survives a reload, and not the leaving of the page', async () => {
  confirming()
  await open()
  fireEvent.click(await screen.findByRole('radio', { name: 'Sell' }))
  type(/^You receive/, '25')
  const kept = { ...sessionStorage }
  cleanup()
  await open()
  expect(screen.getByLabelText(/^You receive/)).toHaveProperty('value', '')
  cleanup()
  // A reload ends the page at once: nothing is unmounted.
  for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text)
  await open()
  expect(screen.getByLabelText(/^You receive/)).toHaveProperty('value', '25')
  expect(screen.getByLabelText(/^You sell/)).toBeDefined()
})

test('a purchase approves exactly what it pays, then buys for no less than its minimum', {
  timeout: 20_000,
}, async () => {
  const { sends } = confirming()
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  fireEvent.click(await button('Approve 25 TUSD'))
  fireEvent.click(await button('Buy TIDE for 25 TUSD'))
  await button('New trade')

  const { amountOut } = quoted(quoteBuy(state, 25_000_000n))
  const [approval, purchase] = sends.map(({ to, data }) => ({ to, words: argumentsOf(data) }))
  expect(approval?.words).toEqual([BigInt(pool), 25_000_000n])
  expect(purchase?.to).toBe(pool)
  expect(purchase?.words.slice(0, 3)).toEqual([25_000_000n, (amountOut * 9_900n) / 10_000n, BigInt(user)])
  const deadline = Number(purchase?.words[3])
  expect(deadline).toBeGreaterThan(Date.now() / 1_000 + 1_000)
  expect(deadline).toBeLessThan(Date.now() / 1_000 + 1_300)
  expect(transactionStore.all()[0]).toMatchObject({ kind: 'buy', symbol: 'TUSD', trade: { symbol: 'TIDE' } })
})

test('a sale is quoted to the base unit as the contract does it, with the slippage that was chosen', async () => {
  state.allowance = 500n * 10n ** 18n
  const { sends } = confirming()
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
  fireEvent.click(screen.getByRole('radio', { name: '0.5%' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Use the maximum, 500 TIDE' }))
  fireEvent.click(await button('Sell 500 TIDE'))
  await button('New trade')
  const { amountOut } = quoted(quoteSell(state, 500n * 10n ** 18n))
  expect(argumentsOf(sends[0]?.data ?? '').slice(0, 2)).toEqual([
    500n * 10n ** 18n,
    (amountOut * 9_950n) / 10_000n,
  ])
  expect(JSON.parse(localStorage.getItem('tideline.slippage') ?? '')).toBe(50)
})

test('an exact amount to receive is paid with what the approval was for', async () => {
  const { sends } = confirming()
  await open()
  await button('Enter an amount to buy')
  type(/^You receive/, '1000')
  const price = fromUnits(dollarsFor(state, 1_000n * 10n ** 18n) ?? 0n, 6)
  expect(await screen.findByLabelText('You pay ≈')).toHaveProperty('value', price)
  fireEvent.click(await button(`Approve ${price} TUSD`))
  state.x += 1_000_000n
  await button(`Buy TIDE for ${price} TUSD`)
  expect(screen.getByLabelText('You pay')).toHaveProperty('value', price)
  expect(sends).toHaveLength(1)
})

test('a trade that the chain would refuse is refused in words, and nothing is signed', async () => {
  state.allowance = 10n ** 12n
  const { sends } = confirming({
    simulate: async () => ({ refused: 'The price moved: this would give 1 TIDE.', retry: false }),
  })
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  fireEvent.click(await button('Buy TIDE for 25 TUSD'))
  await screen.findByText('The price moved: this would give 1 TIDE. Nothing was sent.')
  expect(sends).toHaveLength(0)
  await button('Buy TIDE for 25 TUSD')
})

test('a trade that waits for its block says so, and can be found again after leaving the page', async () => {
  state.allowance = 10n ** 12n
  let isMined = false
  confirming({
    receipt: async (hash) => (isMined ? { hash, from: user, block: 12, success: true } : null),
  })
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  fireEvent.click(await button('Buy TIDE for 25 TUSD'))
  await screen.findByText(/^Sent, waiting for a block/)
  cleanup()
  await open()
  await screen.findByText(/^Sent, waiting for a block/)
  expect(await screen.findByLabelText('You pay')).toHaveProperty('value', '25')
  isMined = true
  await screen.findByText(/^Confirmed in block 12/)
})

test('a reverted trade is never shown as done', async () => {
  state.allowance = 10n ** 12n
  confirming({ receipt: async (hash) => ({ hash, from: user, block: 12, success: false }) })
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  fireEvent.click(await button('Buy TIDE for 25 TUSD'))
  await screen.findByText(/^Reverted: Balance too low/)
  expect(screen.queryByText('What changed')).toBeNull()
  expect(transactionStore.all()[0]?.hash).toBe(firstHash)
})

test('more than the wallet has cannot be signed', async () => {
  confirming()
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '1000.000001')
  await screen.findByText('Not enough TUSD in your wallet.')
  expect(await button('Enter a smaller amount')).toHaveProperty('disabled', true)
})

test('a price moved by a tenth or more has to be accepted, for that amount', async () => {
  state.dollars = 10n ** 12n
  state.allowance = 10n ** 12n
  confirming()
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '5000')
  const buy = await button('Buy TIDE for 5,000 TUSD')
  expect(buy).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(buy).toHaveProperty('disabled', false)
  type(/^You pay/, '6000')
  expect(await button('Buy TIDE for 6,000 TUSD')).toHaveProperty('disabled', true)
})

test('a pool that quotes something else than its reserves give is not traded with', async () => {
  state.allowance = 10n ** 12n
  state.beyond = 1n
  confirming()
  await open()
  await button('Enter an amount to buy')
  type(/^You pay/, '25')
  await screen.findByText(/quotes something else than its reserves give/)
  expect(await button('Buy TIDE for 25 TUSD')).toHaveProperty('disabled', true)
})

test('a pool that the configured factory does not have is only quoted', async () => {
  state.listed = '0x0000000000000000000000000000000000000000'
  await open()
  await screen.findByText(/not a market of the factory this site trades with/)
  expect(screen.queryByRole('button', { name: /Approve|Buy|amount/ })).toBeNull()
})

test('a slippage of more than three per cent is warned of, and one that is no percentage is not taken', async () => {
  await open()
  await button('Enter an amount to buy')
  fireEvent.click(screen.getByRole('radio', { name: 'Other' }))
  const own = screen.getByLabelText('Max slippage in per cent')
  fireEvent.change(own, { target: { value: '12.5' } })
  await screen.findByText(/You accept up to 12.5% less than quoted/)
  fireEvent.change(own, { target: { value: '80' } })
  await screen.findByText('Enter a percentage from 0.01 to 50.')
  expect(localStorage.getItem('tideline.slippage')).toBe('1250')
})

test('without a wallet it is a quote with a way to connect, on a network of other contracts an estimate', async () => {
  setWalletState({ status: 'disconnected' })
  await open()
  await button('Connect to trade')
  cleanup()
  await configure({})
  await open()
  expect(screen.getByRole('heading', { name: 'Estimate' })).toBeTruthy()
  expect(screen.getByText('Estimate only. Nothing is sent.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Connect to trade' })).toBeNull()
})
