import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { preferences } from '#lib/browser/storage/preferences.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { MarketOfNft } from './MarketOfNft.tsx'
import { NftGrid } from './NftGrid.tsx'

/** The selectors of the functions that lead from the router to the pool of an NFT. */
const [factory, marketNFT, feeCollector, nftToPool] = [
  '0xc45a0155',
  '0x470ebf9a',
  '0xc415b95c',
  '0x17564939',
] as const

const address = (digit: number): Address => `0x${String(digit).repeat(40)}`
const [router, maker, nft, pool, other] = [2, 3, 4, 1, 5].map(address) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
const origin = 'https://images.example'

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    scrollTo() {},
  })
})

afterEach(() => {
  cleanup()
  preferences.write({ ...preferences.read(), remoteImages: false })
})

/** Draws a grid of one NFT of each collection, on a network whose market contracts and indexer know the market. */
async function open(...collections: Address[]) {
  const container = await show(`${origin}/tide.png`, () => (
    <NftGrid
      label="NFTs"
      empty=""
      nfts={collections.map((collection) => ({
        ...{ collection, id: '7', imageUrl: null, metadata: null, isRecord: true },
      }))}
    />
  ))
  await screen.findAllByRole('listitem')
  return container
}

/** Draws on that network, whose market has this picture. */
async function show(metadataImageUrl: string | null, component: () => ReactNode) {
  const curve = { kind: 'hlpmm-v2', router, quoter: maker, registry: maker }
  await loadTestConfig({ curve, imageOrigins: [origin] })
  const word = (text: string) => `0x${text.slice(2).padStart(64, '0')}`
  const named: Record<string, string> = {
    [`${router} ${factory}`]: maker,
    [`${maker} ${marketNFT}`]: nft,
    [`${maker} ${feeCollector}`]: maker,
  }
  const market = wireMarket(1, { poolAddress: pool, symbol: 'TIDE', metadataImageUrl })
  vi.stubGlobal('fetch', async (url: URL | string, { body }: { body: string }) => {
    if (String(url).includes('indexer')) return Response.json({ data: { market } })
    return answerCalls(body, ({ params }) => {
      const { to, data } = params[0] as { to: string; data: string }
      const told = named[`${to} ${data}`] ?? (data.startsWith(nftToPool) ? pool : null)
      return told ? { result: word(told) } : { error: { code: 3, message: 'execution reverted' } }
    })
  })
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component,
  })
  const route = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={route as never} />
    </QueryClientProvider>,
  )
  return container
}

test('the NFT of a market leads to its market, and shows the picture of the market when it is allowed', async () => {
  preferences.write({ ...preferences.read(), remoteImages: true })
  const container = await open(nft)
  const link = await screen.findByRole('link', { name: /TIDE/ })
  expect(link.getAttribute('href')).toBe(`/markets/${pool}`)
  await waitFor(() => expect(container.querySelector('img')?.src).toBe(`${origin}/tide.png`))
})

test('the picture of the market is not requested before the user allows it', async () => {
  const container = await open(nft)
  await screen.findByRole('link', { name: /TIDE/ })
  expect(container.querySelector('img')).toBeNull()
})

test('another collection that claims to be of the market leads to no market', async () => {
  await open(other, nft)
  await screen.findByRole('link', { name: /TIDE/ })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('TIDE'))).toEqual([
    false,
    true,
  ])
})

test.each([
  [null, null],
  [`${origin}/tide.png`, 'Not loaded'],
])(
  'the page of an NFT whose market has the picture %s never shows our letter as one',
  async (picture, told) => {
    const container = await show(picture, () => (
      <MarketOfNft collection={nft} id="7">
        No metadata.
      </MarketOfNft>
    ))
    await screen.findByRole('link', { name: /TIDE/ })
    const shown = screen.queryByText('Picture of the market')?.nextElementSibling?.textContent ?? null
    expect(shown).toEqual(told === null ? null : expect.stringContaining(told))
    expect(container.querySelector('[aria-hidden="true"]')).toBeNull()
  },
)
