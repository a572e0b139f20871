import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { firstHash, request } from '#domain/testing/sampleRecord.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { feeDistributedTopic } from '#interfaces/node/contract/curve/feeDistribution.ts'
import {
  answerCurve,
  type FakeCurve,
  fakeContracts,
  fakeCurve,
  factoryAddress as nft,
  otherCoin,
  stablecoin,
} from '#interfaces/testing/fakeCurve.ts'
import { fakeChain, inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import { setTransactionDependencies } from '#interfaces/transactions/dependencies.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { connectHeardWallet, holdWordsAfterEach, throughWallet } from '#pages/testing/walletFixture.ts'
import { OwnFees } from './OwnFees.tsx'

vi.setConfig({ testTimeout: 30_000 })

const { from: user } = request
const pool = checksummed(`0x${'aa'.padStart(40, '0')}`)
const token = checksummed(`0x${'ee'.padStart(40, '0')}`)
const burnt = checksummed(`0x${'dead'.padStart(40, '0')}`)
const market = { poolAddress: pool, tokenAddress: token, symbol: 'TIDE', nftId: 3 } as Market
const whole = 10n ** 18n

let state: FakeCurve

beforeAll(async () => {
  await loadTestConfig({ curve: fakeContracts })
  await connectHeardWallet(user)
}, 30_000)

holdWordsAfterEach(() => ({
  chainId: 31_337,
  pool: testConfig.lendingPool,
  router: fakeContracts.router,
  nft,
  markets: [],
  tokens: [],
  now: 0,
}))

beforeEach(async () => {
  await loadTestConfig({ curve: fakeContracts })
  localStorage.clear()
  for (const { id } of transactionStore.all()) transactionStore.forget(id)
  state = fakeCurve(pool)
  state.fees = { pending: 4_500_000_000_000_000_000n, strategy: 0n, paysOut: true, owner: user }
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => answerCurve(body, state, token))
})

function confirming(changes: Parameters<typeof fakeChain>[0] = {}) {
  const chain = fakeChain({
    transaction: async (hash) => {
      const sent = transactionStore.all().find((record) => record.hash === hash)
      return sent ? { ...inPool, hash, to: sent.to, data: sent.data } : null
    },
    ...changes,
    send: throughWallet(async () => ({ hash: firstHash })),
  })
  setTransactionDependencies(async () => chain.dependencies)
  return chain
}

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (
    <QueryClientProvider client={client}>
      <OwnFees market={market} user={user} chainId={31_337} />
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('Fee NFT')
}

const button = (name: string) => screen.findByRole('button', { name })

async function press(name: string) {
  fireEvent.click(await button(name))
}

const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** The receipt of a distribution: the collector's own log, and a transfer of each coin from it. */
function receipt(recipient: string, strategy: number, coins: readonly [string, bigint][]) {
  const from = `0x${word(nft)}`
  return [
    ...coins.map(([address, units]) => ({
      address,
      topics: [transferTopic, from, `0x${word(recipient)}`],
      data: `0x${word(units)}`,
    })),
    {
      address: nft,
      topics: [feeDistributedTopic, `0x${word(3n)}`],
      data: `0x${word(recipient)}${word(5n)}${word(BigInt(strategy))}`,
    },
  ]
}

test('pending fees are shown with their block, and a claim shows the received amount of each coin', async () => {
  const { sends } = confirming()
  state.logs = receipt(user, 0, [
    [stablecoin, 3n * whole + 123_456_789_000_000_001n],
    [otherCoin, whole / 2n],
  ])
  await open()
  screen.getByText('Block 500')
  expect(document.body.textContent).toContain('Unclaimed$4.50')
  await press('Claim the fees')
  const told = await screen.findByText('You received 3.1234 HUSD, 0.5 RUSD, by the receipt.')
  expect(told.title).toBe('3.123456789000000001 HUSD, 0.5 RUSD')
  expect(sends).toHaveLength(1)
})

test('burned fees are shown as burned, before and after', async () => {
  confirming()
  state.fees.strategy = 1n
  state.logs = receipt(burnt, 1, [[stablecoin, 4n * whole]])
  await open()
  screen.getByText(/address that nobody controls. You get nothing/)
  await press('Burn the fees')
  await screen.findByText('Burned 4 HUSD, by the receipt.')
})

test('fees that stay in the collector are shown as kept there', async () => {
  confirming()
  state.fees.strategy = 2n
  state.logs = receipt(nft, 2, [])
  await open()
  await press('Set aside the fees for an airdrop')
  await screen.findByText('By the receipt no stablecoin left the fee collector.')
})

test.each([2n, 3n])(
  'a collector that pays nothing out again is warned of under strategy %i',
  async (strategy) => {
    state.fees = { ...state.fees, strategy, paysOut: false }
    await open()
    screen.getByText(/no known function to pay such fees out again/)
  },
)

test('no warning is shown for a collector that can pay out an airdrop', async () => {
  state.fees.strategy = 2n
  await open()
  expect(screen.queryByText(/no known function/)).toBeNull()
})

test('without pending fees nothing can be claimed', async () => {
  state.fees.pending = 0n
  await open()
  expect(await button('No unclaimed fees')).toHaveProperty('disabled', true)
})

test('another fee use is signed for this NFT, and the current one cannot be signed', async () => {
  const { sends } = confirming()
  await open()
  expect(await button('Choose another use')).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByLabelText(/^LP rewards/))
  await press('Change to LP rewards')
  await screen.findByText(/Confirmed in block/)
  expect(sends).toHaveLength(1)
})

test('a refusal by the contract is shown, and the wallet gets no request', async () => {
  const { sends } = confirming({
    simulate: async () => ({ refused: "Only the owner of the market's NFT may do that.", retry: false }),
  })
  await open()
  await press('Claim the fees')
  await screen.findByText("Only the owner of the market's NFT may do that. Nothing was sent.")
  expect(sends).toEqual([])
})
