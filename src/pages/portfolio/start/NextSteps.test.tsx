import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { NextSteps } from './NextSteps.tsx'

const user = checksummed(`0x${'a1'.repeat(20)}`)
const tusd = checksummed(`0x${'1'.repeat(40)}`)
const weth = checksummed(`0x${'2'.repeat(40)}`)

type Shown = {
  markets?: object[]
  /** Base units of TUSD and WETH in the wallet. */
  held?: readonly [bigint, bigint]
  changes?: object
  /** More assets of the pool, which the wallet does not hold. */
  also?: readonly ReturnType<typeof sampleReserve>[]
}

/** Shows the steps on an indexer with these trending markets and a pool where TUSD earns less than WETH. */
async function show({
  markets = [wireMarket(1, { symbol: 'TIDE' })],
  held = [1n, 0n],
  changes,
  also = [],
}: Shown) {
  await loadTestConfig({
    curve: { kind: 'hlpmm-v2', router: tusd, quoter: tusd, registry: tusd },
    ...changes,
  })
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) =>
    String(init?.body).includes('trendingMarkets')
      ? Response.json({ data: { trendingMarkets: markets } })
      : new Promise(() => {}),
  )
  const { client } = renderPart(<NextSteps user={user} />)
  const percent = 10n ** 25n
  const reserves = [
    sampleReserve(6, { asset: tusd, symbol: 'TUSD', supplyRate: percent }),
    sampleReserve(18, { asset: weth, symbol: 'WETH', supplyRate: 3n * percent }),
    ...also,
  ]
  const positions = reserves.map((reserve, index) => ({
    ...samplePosition(reserve),
    wallet: held[index] ?? 0n,
  }))
  await act(async () => {
    client.setQueryData(poolsQuery().queryKey, { pools: [], unreadable: 0 } as never)
    client.setQueryData(userStateQuery(user).queryKey, { reserves, positions, account: { tier: 2 } } as never)
  })
}

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

test('the first trending market leads to its filled form', async () => {
  await show({})
  expect(await hrefOf('Buy $10 of TIDE')).toMatch(/^\/markets\/0x\w{40}\?trade=buy&amount=/)
  expect(screen.getByRole('region', { name: 'Buy a first token' }).textContent).toContain('$0.001')
})

test.each([
  ['without a trending market', { markets: [] }],
  ['where the app cannot trade', { changes: { curve: undefined } }],
])('the step to a token leads to all markets %s', async (_, shown) => {
  await show(shown)
  expect(await hrefOf('Find a market')).toBe('/markets')
})

test.each([
  ['held', [1n, 0n], 'TUSD', tusd],
  ['that opens the most credit of the held ones', [1n, 10n ** 18n], 'WETH', weth],
] as const)('the asset %s leads to the form of its deposit', async (_, held, symbol, asset) => {
  await show({ held })
  expect(await hrefOf(`Deposit ${symbol}`)).toBe(`/lending?action=deposit&asset=${asset}`)
})

test('the step to a deposit names a loan of another asset', async () => {
  await show({ held: [0n, 1n] })
  await screen.findByRole('link', { name: 'Deposit WETH' })
  const step = screen.getByRole('region', { name: 'Deposit and borrow' })
  expect(step.textContent).toContain('Then borrow TUSD against it')
})

test('the step to a deposit names a loan of a dollar token, not one of another token at the same rate', async () => {
  const wbtc = { asset: checksummed(`0x${'4'.repeat(40)}`), symbol: 'WBTC', price: 60_000n * 10n ** 18n }
  await show({ held: [0n, 1n], also: [sampleReserve(8, wbtc)] })
  await screen.findByRole('link', { name: 'Deposit WETH' })
  expect(screen.getByRole('region', { name: 'Deposit and borrow' }).textContent).toContain('Then borrow TUSD')
})

test.each([
  ['free tokens on a test network', true, 'Get test tokens'],
  ['the lending page elsewhere', false, 'Open lending'],
])('a wallet without any asset is led to %s', async (_, demo, name) => {
  await show({ held: [0n, 0n], changes: { wallet: { demo } } })
  expect(await hrefOf(name)).toBe('/lending')
})

test('a wallet whose first tokens are being minted is led to deposit them', async () => {
  const mint = { kind: 'mint', id: 'mint', from: user, asset: tusd, status: { name: 'simulating' } }
  transactionStore.put(mint as never)
  await show({ held: [0n, 0n], changes: { wallet: { demo: true } } })
  expect(await hrefOf('Deposit TUSD')).toContain(tusd)
  transactionStore.forget('mint')
})

test('a wallet that minted tokens of both kinds is told what each is for', async () => {
  const mint = { kind: 'mint', from: user, status: { name: 'simulating' } }
  const husd = checksummed(`0x${'3'.repeat(40)}`)
  transactionStore.put({ ...mint, id: 'mint', asset: tusd, symbol: 'TUSD' } as never)
  await show({ held: [1n, 0n] })
  expect((await screen.findByRole('region', { name: 'Deposit and borrow' })).textContent).not.toContain(
    'trades',
  )
  await act(async () => transactionStore.put({ ...mint, id: 'coin', asset: husd, symbol: 'HUSD' } as never))
  await screen.findByText(/is for lending/)
  expect(screen.getByRole('region', { name: 'Deposit and borrow' }).textContent).toContain(
    'TUSD is for lending, HUSD pays for trades.',
  )
  transactionStore.forget('mint')
  transactionStore.forget('coin')
})
