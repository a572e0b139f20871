import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { firstHash, request, secondHash } from '#domain/testing/sampleRecord.ts'
import { marketCreatedTopic } from '#interfaces/node/contract/curve/createdMarket.ts'
import {
  answerCurve,
  type FakeCurve,
  factoryAddress as factory,
  fakeContracts,
  fakeCurve,
  stablecoin,
} from '#interfaces/testing/fakeCurve.ts'
import { fakeChain, inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import { setTransactionDependencies } from '#interfaces/transactions/dependencies.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { connectHeardWallet, holdWordsAfterEach, throughWallet } from '#pages/testing/walletFixture.ts'
import { CreatePage } from './CreatePage.tsx'

vi.setConfig({ testTimeout: 30_000 })

const { from: user } = request
const pool = checksummed(`0x${'aa'.padStart(40, '0')}`)

/** Whether the indexer has the new market, and the markets that it finds by a symbol. */
let isListed = false
let found: object[] = []
/** The node's contracts: a new market, and a wallet with 1,000 dollars. */
let curve: FakeCurve

beforeAll(async () => {
  await loadTestConfig({ curve: fakeContracts })
  await connectHeardWallet(user)
}, 30_000)

holdWordsAfterEach(() => ({
  chainId: 31_337,
  pool: testConfig.lendingPool,
  router: fakeContracts.router,
  factory,
  markets: [{ pool, token: pool }],
  tokens: [
    { address: stablecoin, symbol: 'HUSD', decimals: 18 },
    { address: pool, symbol: 'TIDE', decimals: 18 },
  ],
  now: curve.time,
}))

beforeEach(async () => {
  await loadTestConfig({ curve: fakeContracts })
  localStorage.clear()
  for (const { id } of transactionStore.all()) transactionStore.forget(id)
  isListed = false
  found = []
  curve = newMarket()
  setWalletState({ status: 'connected', address: user, chainId: 31_337, wallet: 'Test', isDemo: false })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) =>
    String(url).startsWith(testConfig.indexerUrl) ? indexerAnswer(body) : nodeAnswer(body),
  )
})

afterEach(() => {
  cleanup()
  setWalletState({ status: 'disconnected' })
})

const market = {
  ...{ id: 1, poolAddress: pool, tokenAddress: pool, nftId: 7, creator: user, name: 'Tide', symbol: 'TIDE' },
  ...{ virtualReserveUSD: '10000', realReserveUSD: '0', reserveToken: '1000000000', spotPrice: '0.00001' },
  ...{ marketCap: '10000', volume24h: '0', volumeTotal: '0', trades24h: 0, tradesTotal: 0, feeStrategy: 0 },
  ...{ volatility: 0, holders: 1, createdAtBlock: 9, createdAt: '2026-01-01T00:00:00Z', updatedAt: null },
}

function indexerAnswer(body: string): Response {
  return Response.json({
    data: body.includes('SearchMarkets') ? { searchMarkets: found } : { market: isListed ? market : null },
  })
}

/** The reserves that every market begins with. */
function newMarket(): FakeCurve {
  const whole = 10n ** 18n
  const [x, y] = [10_000n * whole, 1_000_000_000n * whole]
  return { ...fakeCurve(pool), x, y, realUsd: 0n, tokens: 0n }
}

const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')

/** A node whose receipts have the factory's own log of the new market. */
function nodeAnswer(body: string): Response {
  const topics = [marketCreatedTopic, `0x${word(pool)}`, `0x${word(pool)}`, `0x${word(7n)}`]
  const logs = [{ address: factory, topics, data: `0x${word(user)}` }]
  return answerCurve(body, { ...curve, logs }, pool)
}

/** A chain that confirms every sent transaction. */
function confirming(changes: Parameters<typeof fakeChain>[0] = {}) {
  const { send = async () => ({ hash: firstHash }) } = changes
  const chain = fakeChain({
    transaction: async (hash) => {
      const sent = transactionStore.all().find((record) => record.hash === hash)
      return sent ? { ...inPool, hash, to: sent.to, data: sent.data } : null
    },
    ...changes,
    send: throughWallet(send),
  })
  setTransactionDependencies(async () => chain.dependencies)
  return chain
}

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (
    <QueryClientProvider client={client}>
      <CreatePage />
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByLabelText('Name')
}

function type(label: string, text: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  fireEvent.blur(screen.getByLabelText(label))
}

const button = (name: string) => screen.findByRole('button', { name })

test('the preview shows where the curve starts and goes, at a named block', async () => {
  await open()
  const table = await screen.findByRole('table', { name: 'The curve' })
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows.slice(0, 3)).toEqual([
    '$0$0.00001$10K0.00%',
    '$1,000$0.0000121$12.1K9.09%',
    '$10,000$0.00004$40K50.00%',
  ])
  screen.getByText('Block 500')
})

test('the network fee of a creation is shown before a name is typed', async () => {
  confirming()
  await open()
  await button('Enter a name')
  const fee = screen.getByText('Network fee ≈').parentElement
  await vi.waitFor(() => expect(fee?.textContent).toMatch(/0\.\d+ ETH/))
})

test('the typed values are signed exactly, and a listed market can be opened', async () => {
  const { sends } = confirming()
  await open()
  await button('Enter a name')
  type('Name', 'Tide Token')
  await button('Enter a symbol')
  type('Symbol', 'TIDE')
  type('Description', 'High tide.\nLow tide.')
  type('Picture (link)', 'https://images.example/tide.png')
  type('Telegram', 'https://t.me/tide')
  fireEvent.click(screen.getByLabelText(/^Burn/))
  fireEvent.click(await button('Create TIDE'))
  await screen.findByText(/^Your market is the pool/)
  expect(sends).toHaveLength(1)
  await button('Waiting for the indexer to list it')
  isListed = true
  const link = await screen.findByRole('link', { name: 'Open market' }, { timeout: 5_000 })
  expect(link.getAttribute('href')).toBe(`/markets/${pool}`)
  screen.getByRole('heading', { level: 1, name: 'TIDE is live' })
  screen.getByText('Diluted cap')
  expect(screen.queryByText('Create a market')).toBeNull()
  expect(screen.queryByText('Starting price')).toBeNull()
})

test('a typed first buy shows what it brings by the curve and the fee of a new market', async () => {
  await open()
  await screen.findByRole('table', { name: 'The curve' })
  type('Symbol', 'TIDE')
  screen.getByText('Optional. You buy right after the market is created.')
  type('First buy, USD', '100')
  const hint = screen.getByText(/of the supply$/)
  expect(hint.textContent).toBe('≈ 9.82M TIDE, 0.98% of the supply')
  // The drawing marks where it leaves the market.
  screen.getByRole('img', { name: /0% sold at a price of \S+; after this trade 0\.98% at \$/ })
})

/** A wallet whose first purchase may follow: what it sent, in order. */
function buying(changes: Parameters<typeof fakeChain>[0] = {}) {
  const hashes = [firstHash, secondHash, `0x${'33'.repeat(32)}` as const]
  return confirming({
    send: async () => ({ hash: hashes.shift() ?? firstHash }),
    settled: ({ kind, data }) => {
      if (kind === 'approve') curve.allowance = BigInt(`0x${data.slice(74)}`)
    },
    ...changes,
  })
}

const kinds = ({ sends }: ReturnType<typeof confirming>) => sends.map(({ kind }) => kind)

async function createWith(amount: string) {
  await open()
  type('Name', 'Tide Token')
  type('Symbol', 'TIDE')
  type('First buy, USD', amount)
}

test('one press creates the market and buys the first tokens for no less than the minimum shown before it', async () => {
  const fake = buying()
  isListed = true
  await createWith('50')
  const press = await button('Create TIDE and buy for 50 HUSD')
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Create TIDE'),
    expect.stringContaining('Approve 50 HUSD'),
    expect.stringContaining('Buy TIDE for 50 HUSD'),
  ])
  screen.getByText('Minimum received')
  fireEvent.click(press)
  const outcome = await screen.findByRole('region', { name: 'Outcome' }, { timeout: 15_000 })
  expect(outcome.textContent).toMatch(/^Bought .*for 50 HUSD/)
  expect(kinds(fake)).toEqual(['createMarket', 'approve', 'buy'])
  await screen.findByRole('link', { name: 'Open market' })
})

test('an allowance that is enough already is not asked for again', async () => {
  const fake = buying()
  curve.allowance = 10n ** 24n
  await createWith('50')
  await screen.findByText('Already approved')
  fireEvent.click(await button('Create TIDE and buy for 50 HUSD'))
  await screen.findByRole('region', { name: 'Outcome' }, { timeout: 15_000 })
  expect(kinds(fake)).toEqual(['createMarket', 'buy'])
})

test('another wallet that buys first stops the purchase before its approval, and a button offers it anew', async () => {
  const fake = buying({
    settled: ({ kind }) => {
      if (kind === 'createMarket') curve.x += 1_000n * 10n ** 18n
    },
  })
  await createWith('50')
  fireEvent.click(await button('Create TIDE and buy for 50 HUSD'))
  await screen.findByText(
    /^The price moved before your purchase. Nothing was bought/,
    {},
    { timeout: 15_000 },
  )
  await button('Approve and buy TIDE for 50 HUSD')
  expect(kinds(fake)).toEqual(['createMarket'])
})

test('a declined approval stops the purchase', async () => {
  let count = 0
  const fake = buying({
    send: async () => (count++ === 0 ? { hash: firstHash } : { rejected: true as const }),
  })
  await createWith('50')
  fireEvent.click(await button('Create TIDE and buy for 50 HUSD'))
  await screen.findByText(/^You declined in your wallet/, {}, { timeout: 15_000 })
  await button('Approve and buy TIDE for 50 HUSD')
  expect(kinds(fake)).toEqual(['createMarket', 'approve'])
})

test('another amount, typed while the creation waits, ends the purchase', async () => {
  let isMined = false
  const fake = buying({
    receipt: async (hash) => (isMined ? { hash, from: user, block: 12, success: true } : null),
  })
  isListed = true
  await createWith('50')
  fireEvent.click(await button('Create TIDE and buy for 50 HUSD'))
  await screen.findByText(/^Sent, waiting for a block/)
  type('First buy, USD', '7.5')
  isMined = true
  await screen.findByRole('link', { name: 'Open market to buy for $7.5' }, { timeout: 5_000 })
  expect(kinds(fake)).toEqual(['createMarket'])
})

test('a first buy of more than the wallet has, or none that can be read, cannot be signed', async () => {
  await createWith('5000')
  await screen.findByText('You have 1,000 HUSD.')
  expect(await button('Correct the first buy')).toHaveProperty('disabled', true)
  type('First buy, USD', 'ten')
  expect(await button('Correct the first buy')).toHaveProperty('disabled', true)
  type('First buy, USD', '')
  await button('Create TIDE')
})

test('a first buy that moves the price by a tenth needs consent', async () => {
  await createWith('900')
  expect(await button('Tick the box to go on')).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('checkbox', { name: /^I accept that this moves the price/ }))
  await button('Create TIDE and buy for 900 HUSD')
})

test('the button waits until the network fee is read', async () => {
  let answer = () => {}
  const known = new Promise<void>((resolve) => {
    answer = resolve
  })
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    if (init.body.includes('eth_estimateGas')) await known
    return answered(url, init)
  })
  await open()
  type('Name', 'Tide')
  type('Symbol', 'TIDE')
  expect(await button('Reading the network fee')).toHaveProperty('disabled', true)
  answer()
  expect(await button('Create TIDE')).toHaveProperty('disabled', false)
})

test('the created market has nothing left to sign, and links to its fees', async () => {
  confirming()
  isListed = true
  await open()
  type('Name', 'Tide Token')
  type('Symbol', 'TIDE')
  fireEvent.click(await button('Create TIDE'))
  const fees = await screen.findByRole('link', { name: 'Fees' }, { timeout: 5_000 })
  expect(fees.getAttribute('href')).toBe(`/markets/${pool}?tab=fees`)
  await screen.findByLabelText('First buy, USD', {}, { timeout: 5_000 })
  type('First buy, USD', '50')
  screen.getByRole('link', { name: 'Open market to buy for $50' })
  expect(within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')).toHaveLength(1)
})

test('the preview loads the picture that was typed, while remote images are off', async () => {
  await loadTestConfig({ curve: fakeContracts, imageOrigins: ['https://images.example'] })
  await open()
  type('Picture (link)', 'https://images.example/tide.png')
  const preview = screen.getByRole('region', { name: 'Preview' })
  expect(preview.querySelector('img')?.getAttribute('src')).toBe('https://images.example/tide.png')
  within(preview).getByText(/^Others see a letter/)
})

test('the preview shows the typed market, and why it has a letter in place of its picture', async () => {
  await open()
  type('Name', 'Tide Token')
  type('Symbol', 'TIDE')
  type('Description', 'High tide.')
  type('Picture (link)', 'https://images.example/tide.png')
  const preview = screen.getByRole('region', { name: 'Preview' })
  for (const text of ['TIDE', 'Tide Token', 'High tide.', /^(Others see|This site shows) a letter/])
    expect(within(preview).getByText(text)).toBeDefined()
})

test('a name and a symbol alone are signed without metadata', async () => {
  const { sends } = confirming()
  await open()
  type('Name', 'Tide')
  type('Symbol', 'TIDE')
  fireEvent.click(await button('Create TIDE'))
  await screen.findByText(/^Your market is the pool/)
  expect(sends).toHaveLength(1)
})

test('an invalid link shows its problem, and nothing can be signed', async () => {
  await open()
  type('Name', 'Tide')
  type('Symbol', 'TIDE')
  type('Website', 'tide.example')
  screen.getByText('Enter a link that begins with https://.')
  expect(await button('Correct the website')).toHaveProperty('disabled', true)
})

test('a refusal by the factory in the simulation is shown, and the wallet gets no request', async () => {
  const { sends } = confirming({ simulate: async () => ({ refused: 'The contract refused.', retry: false }) })
  await open()
  type('Name', 'Tide')
  type('Symbol', 'TIDE')
  fireEvent.click(await button('Create TIDE'))
  await screen.findByText('The contract refused. Nothing was sent.')
  expect(sends).toEqual([])
  await button('Create TIDE')
})

test('the form and its notice give way to the created market, which itself has the symbol then', async () => {
  confirming()
  await open()
  type('Name', 'Tide Token')
  type('Symbol', 'TIDE')
  found = [market]
  fireEvent.click(await button('Create TIDE'))
  await screen.findByText(/^Your market is the pool/)
  expect(screen.queryByLabelText('Symbol')).toBeNull()
  expect(screen.queryByText(/^Taken by/)).toBeNull()
  fireEvent.click(await button('Create another market'))
  expect(screen.getByLabelText('Symbol')).toHaveProperty('value', '')
})

test('a symbol that another market has shows a notice at its field, with a link to that market', async () => {
  found = [{ ...market, symbol: 'tide' }]
  await open()
  type('Symbol', 'TIDE')
  const link = await screen.findByRole('link', { name: 'Tide' })
  expect(link.getAttribute('href')).toMatch(/^\/markets\/0x/)
  expect(
    document.getElementById(screen.getByLabelText('Symbol').getAttribute('aria-describedby') ?? '')
      ?.textContent,
  ).toBe('Taken by Tide')
})

test('without a wallet the form asks for one', async () => {
  setWalletState({ status: 'disconnected' })
  await open()
  await button('Connect to create')
})

test('without a wallet on a test network the first button opens the demo wallet', async () => {
  setWalletState({ status: 'disconnected' })
  await loadTestConfig({ curve: fakeContracts, wallet: { demo: true } })
  await open()
  const first = await button('Try with free test tokens')
  expect(first.compareDocumentPosition(await button('Connect to create'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('without a wallet a draft that can be created names its token on the button, and what is optional is folded', async () => {
  setWalletState({ status: 'disconnected' })
  await loadTestConfig({ curve: fakeContracts, wallet: { demo: true } })
  await open()
  type('Name', 'Tide Token')
  type('Symbol', 'TIDE')
  await button('Create TIDE with free test tokens')
  screen.getByText(/^Optional: description/)
})
