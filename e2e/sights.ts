import type { Page } from '@playwright/test'
import { busiestMarket, newestSwap } from './indexer.ts'
import type { Config } from './tideline.ts'

export type Sight = { name: string; path: string }

/** One address of every page of the app, with things in it that the network really has. */
export async function sights(config: Config): Promise<Sight[]> {
  const [market, swap] = await Promise.all([busiestMarket(config), newestSwap(config)])
  return [
    { name: 'home', path: '/' },
    { name: 'markets', path: '/markets' },
    { name: 'market', path: `/markets/${market.poolAddress}` },
    { name: 'blocks', path: '/blocks' },
    { name: 'block', path: `/block/${swap.blockNumber}` },
    { name: 'transactions', path: '/txs' },
    { name: 'transaction', path: `/tx/${swap.txHash}` },
    { name: 'logs', path: `/tx/${swap.txHash}?tab=logs` },
    { name: 'address', path: `/address/${swap.sender}` },
    { name: 'tokens', path: '/tokens' },
    { name: 'token', path: `/token/${market.tokenAddress}` },
    { name: 'transfers', path: '/token-transfers' },
    { name: 'search', path: '/search?q=tide' },
    { name: 'lending', path: '/lending' },
    { name: 'account', path: `/lending/${swap.sender}` },
    { name: 'portfolio', path: `/portfolio/${swap.sender}` },
    { name: 'tools', path: '/tools' },
    { name: 'status', path: '/status' },
    { name: 'settings', path: '/settings' },
    { name: 'nowhere', path: '/no/such/page' },
  ]
}

export const sightNames = [
  'home',
  'markets',
  'market',
  'blocks',
  'block',
  'transactions',
  'transaction',
  'logs',
  'address',
  'tokens',
  'token',
  'transfers',
  'search',
  'lending',
  'account',
  'portfolio',
  'tools',
  'status',
  'settings',
  'nowhere',
] as const

/** The sight of that name. */
export async function sight(config: Config, name: (typeof sightNames)[number]): Promise<Sight> {
  const found = (await sights(config)).find((one) => one.name === name)
  if (!found) throw new Error(`No page is called ${name}.`)
  return found
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
        const { iterations } = animation.effect?.getTiming() ?? {}
        return animation.playState !== 'running' || iterations === Number.POSITIVE_INFINITY
      }),
  )
}

/** How many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
