import type { Page } from '@playwright/test'
import type { Config } from './fixtures.ts'
import { busiestMarket, type Market, newestSwap, type Swap } from './servers/indexer.ts'

type Samples = { market: Market; swap: Swap; asset: string }

/** One path of every page of the app, for records that the network really has. */
const paths = {
  home: () => '/',
  markets: () => '/markets',
  market: ({ market }: Samples) => `/markets/${market.poolAddress}`,
  blocks: () => '/blocks',
  block: ({ swap }: Samples) => `/block/${swap.blockNumber}`,
  transactions: () => '/txs',
  transaction: ({ swap }: Samples) => `/tx/${swap.txHash}`,
  logs: ({ swap }: Samples) => `/tx/${swap.txHash}?tab=logs`,
  address: ({ swap }: Samples) => `/address/${swap.sender}`,
  tokens: () => '/tokens',
  token: ({ market }: Samples) => `/token/${market.tokenAddress}`,
  transfers: () => '/token-transfers',
  search: () => '/search?q=tide',
  lending: () => '/lending',
  pool: ({ asset }: Samples) => `/lending/pool/${asset}`,
  account: ({ swap }: Samples) => `/lending/${swap.sender}`,
  portfolio: ({ swap }: Samples) => `/portfolio/${swap.sender}`,
  stats: () => '/stats',
  tools: () => '/tools',
  status: () => '/status',
  settings: () => '/settings',
  notFound: () => '/no/such/page',
}

export type TestPageName = keyof typeof paths

export const testPageNames = Object.keys(paths) as TestPageName[]

/** The path of a page. */
export async function pathOf(config: Config, name: TestPageName): Promise<string> {
  const [market, swap, asset] = await Promise.all([
    busiestMarket(config),
    newestSwap(config),
    firstAsset(config),
  ])
  return paths[name]({ market, swap, asset })
}

/** The first asset of the lending pool. */
async function firstAsset({ lendingUrl }: Config): Promise<string> {
  const response = await fetch(`${lendingUrl}/api/pools`)
  const [pool] = (await response.json()) as { assetAddress: string }[]
  if (!pool) throw new Error('The lending pool has no asset.')
  return pool.assetAddress
}

/** Opens a page and waits until nothing in it is still loading. */
export async function openWhole(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
}

/** Waits until the page has its heading, shows no placeholder, and nothing moves. */
export async function settled(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(
    () =>
      !document.querySelector('main [aria-label="Loading"], main .animate-pulse') &&
      document.getAnimations().every((animation) => {
        // A scroll-driven animation never ends.
        if (animation.timeline !== document.timeline) return true
        const { iterations } = animation.effect?.getTiming() ?? {}
        return animation.playState !== 'running' || iterations === Number.POSITIVE_INFINITY
      }),
  )
}

/** How many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
