import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { answers } from '../../../test/realNetwork/answers.ts'
import { realNetwork } from '../../../test/realNetwork/realNetwork.ts'
import type { Variant } from '../../../test/realNetwork/variant.ts'
import { serveConfig } from '../../journeys/hostile/backend.ts'
import { type Config, test } from '../../tideline.ts'
import { installWallet } from '../../wallets/wallet.ts'
import { openInside } from './openInside.ts'
import { seenOn } from './seenOn.ts'

const pool = answers.A.data.markets[0]?.poolAddress ?? ''
const servers = {
  indexer: 'indexerUrl',
  node: 'rpcUrl',
  explorer: 'explorerUrl',
  lending: 'lendingUrl',
} as const

const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/**
 * Puts the servers of the public network in the places of the local one's, with an app that reads `site` as its
 * configuration. Returns what the lending service was asked, by its address.
 */
async function serveRealNetwork(page: Page, config: Config, variant: Variant, site: object) {
  const answerOf = realNetwork(variant)
  const lendingAsked: string[] = []
  const urls = Object.entries(servers).map(([name, field]) => [name, config[field]] as const)
  await serveConfig(page, {
    ...site,
    ...Object.fromEntries(Object.values(servers).map((field) => [field, config[field]])),
  })
  const nameOf = (url: URL) =>
    url.pathname.startsWith('/lending-api/')
      ? 'lending'
      : urls.find(([, home]) => url.href.startsWith(home))?.[0]
  await page.route(
    (url) => nameOf(url) !== undefined,
    async (route) => {
      const request = route.request()
      const url = new URL(request.url())
      if (nameOf(url) === 'lending') lendingAsked.push(url.pathname)
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: open })
      const place = new URL(url.pathname + url.search, `http://${nameOf(url)}.real.test`)
      const answer = await answerOf(place, JSON.parse(request.postData() ?? '{}'))
      return answer
        ? route.fulfill({ status: answer.status, json: answer.body, headers: open })
        : route.abort()
    },
  )
  await page.routeWebSocket(/.*/, (socket) => socket.close())
  return lendingAsked
}

/** What a page has to say, and what it may not. */
async function mustSay(page: Page, path: string, sees: readonly (string | RegExp)[], never?: RegExp) {
  await openInside(page, path)
  let text = ''
  const missing = async () => {
    text = await seenOn(page)
    return sees
      .filter((each) => (typeof each === 'string' ? !text.includes(each) : !each.test(text)))
      .map(String)
  }
  await expect.soft.poll(missing, { message: path, intervals: [50, 100, 200], timeout: 10_000 }).toEqual([])
  if (never) expect.soft(text, path).not.toMatch(never)
  expect
    .soft(text, path)
    .not.toMatch(/\bNaN\b|\bundefined\b|Invalid Date|page could not be shown|part of the page failed/)
}

test('the preset of HyperPaxeer reads lending through its own site and offers chain 125 to a wallet', async ({
  page,
  config,
}) => {
  const preset = JSON.parse(readFileSync('scripts/presets/hyperpaxeer.json', 'utf8'))
  const asked = await serveRealNetwork(page, config, { closedLending: true, unknownPool: true }, preset)
  const wallet = await installWallet(page, config, { account: 79, chainId: 1 })
  await page.goto('/lending')
  await mustSay(page, '/lending', ['5.21%', '7.85%', 'This site does not know the pool contract'])
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((path) => !path.startsWith('/lending-api/'))).toEqual([])
  await mustSay(page, `/markets/${pool}`, ['PELA', '$588.31', 'Estimate only'])
  await page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Your account/ })
    .click()
  await page.getByRole('button', { name: 'Add this network to the wallet' }).click()
  await expect
    .poll(() => wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain')?.params)
    .toMatchObject([
      {
        chainId: '0x7d',
        chainName: 'HyperPaxeer',
        nativeCurrency: { name: 'HyperPaxeer', symbol: 'HPX', decimals: 18 },
      },
    ])
})
