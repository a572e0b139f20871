import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { feeDistributedTopic } from '#interfaces/node/contract/curve/feeDistribution.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { fakeContracts } from '#interfaces/testing/fakeCurve.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { connectHeardWallet, holdWordsAfterEach } from '#pages/testing/walletFixture.ts'
import { Fees } from './Fees.tsx'

const pool = `0x${'1'.repeat(40)}`
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const market = { poolAddress: pool, nftId: 3, feeStrategy: 0, symbol: 'TIDE' } as Market

holdWordsAfterEach(() => ({
  chainId: 31_337,
  pool: testConfig.lendingPool,
  router: fakeContracts.router,
  nft: owner,
  markets: [],
  tokens: [],
  now: 0,
}))

/** An indexer with three claims of $10, and contracts that hold $4.50 and did this with the claimed fees: 1 burned them. */
async function show(curve?: object, { strategy = 1n, paysOut = true } = {}) {
  await loadTestConfig({ curve })
  const claim = (id: number) => ({
    id,
    transactionHash: `0x${'a'.repeat(64)}`,
    poolAddress: null,
    nftId: 3,
    recipient: owner,
    amount: '10',
    blockNumber: id,
    timestamp: null,
  })
  const words = (...values: readonly bigint[]) =>
    `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) => {
    if (String(url).startsWith(testConfig.indexerUrl))
      return Response.json({ data: { feeClaims: [3, 2, 1].map(claim) } })
    return answerCalls(String(init.body), ({ method, params }) => {
      if (method === 'eth_blockNumber') return { result: '0x1' }
      if (method === 'eth_getTransactionReceipt') {
        const topics = [feeDistributedTopic, words(3n)]
        return { result: { logs: [{ address: owner, topics, data: words(0xdeadn, 10n, strategy) }] } }
      }
      const [{ data }] = params as unknown as [{ data: string }]
      if (data.startsWith('0x549a7d77') && !paysOut)
        return { error: { code: 3, message: 'execution reverted' } }
      const values: Record<string, bigint> = { '0xa2b93478': 4_500_000_000_000_000_000n, '0xf6085bdb': 1n }
      return { result: words(values[data.slice(0, 10)] ?? BigInt(owner)) }
    })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (
    <QueryClientProvider client={client}>
      <Fees market={market} />
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('table', { name: 'Distributed fees' })
  return () => document.body.textContent
}

test('without known contracts no recipient of the fees is shown', async () => {
  const text = await show()
  expect(text()).toContain('Paid out$30.00last 3 payouts')
  expect(text()).toContain("Fee use nowClaimThe owner of the market's NFT is paid the fees.")
  expect(text()).not.toContain('Not distributed yet')
  expect(text()).not.toContain('0xf39F')
  expect(screen.getAllByTitle(/^Not known: the indexer names the owner/)).toHaveLength(3)
})

test('the contracts’ pending fees and fee use are shown, and that claimed fees were burned', async () => {
  const text = await show(fakeContracts)
  await waitFor(() => expect(text()).toContain('Not distributed yet$4.50'))
  expect(text()).toContain('Fee use nowBurnThe fees are burned')
  expect(text()).toMatch(/Fee NFT#3owner 0xf39F/)
  expect(await screen.findAllByText('Burned')).toHaveLength(3)
})

test('the owner of a fee NFT, the pending fees stand in one panel only', async () => {
  await connectHeardWallet(owner)
  await show(fakeContracts)
  await screen.findByRole('heading', { name: "Your market's fees" })
  expect(screen.queryByText('Not distributed yet')).toBeNull()
  expect(screen.getByText(/^last \d+ payouts?$/)).toBeTruthy()
})

test.each([
  [
    true,
    /^Fees kept for an airdrop stay in the fee contract. Only the owner of the fee NFT can pay them out/,
  ],
  [false, /^Fees kept for an airdrop stay in the fee contract. It has no known function to pay them out/],
])(
  'of fees kept for an airdrop is said once who may pay them out, where the contract can: %s',
  async (paysOut, words) => {
    await show(fakeContracts, { strategy: 2n, paysOut })
    expect(await screen.findAllByText('Kept for an airdrop')).toHaveLength(3)
    expect(await screen.findAllByText(words)).toHaveLength(1)
  },
)

test('where no fees were kept for an airdrop nothing is said of one', async () => {
  await show(fakeContracts)
  await screen.findAllByText('Burned')
  expect(screen.queryByText(/airdrop/)).toBeNull()
})
