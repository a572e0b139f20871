import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { answers } from '../../../test/realNetwork/answers.ts'
import { legacyHash } from '../../../test/realNetwork/chainAnswers.ts'
import { configOf, realNetwork } from '../../../test/realNetwork/realNetwork.ts'
import type { Variant } from '../../../test/realNetwork/variant.ts'
import { type Config, test } from '../../fixtures.ts'
import { serveConfig } from '../../journeys/hostile/backend.ts'
import { installWallet } from '../../wallets/testWallet.ts'
import { openInside } from './openInside.ts'
import { seenOn } from './seenOn.ts'

const pool = answers.A.data.markets[0]?.poolAddress ?? ''
const trader = '0x81b637d8fCD2C6da6359E6963113a1170de795e4'
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

const variants: [string, Variant][] = [
  ['as its sources say', {}],
  [
    'with everything written otherwise',
    {
      nullSides: true,
      personAsSender: true,
      times: 'milliseconds',
      baseUnits: 'all',
      addresses: 'checksummed',
      textMetadata: true,
      runningCandleMissing: true,
      usualRefusals: true,
      closedLending: true,
    },
  ],
  [
    'with its documented answers',
    {
      times: 'iso',
      addresses: 'anyCase',
      baseUnits: 'prices',
      documentedStats: true,
      gasPrice: 1_200_000_000n,
      unknownPool: true,
    },
  ],
]

for (const [name, variant] of variants)
  test(`the public network ${name} is told in true figures on every page`, async ({ page, config }) => {
    const asked = await serveRealNetwork(page, config, variant, configOf(variant))
    await page.goto('/markets?view=table')
    await expect(page.getByRole('table').first()).toBeVisible()
    await mustSay(
      page,
      '/',
      ['5.21%', '7.85%', variant.documentedStats ? /1\.20? ?Gwei/ : '0.28 s'],
      /521|785|Good score/,
    )
    await mustSay(page, '/markets?view=table', ['PELA', '$14.2K', '$121K', '$588.31'], /864,588|\$864K|e\+/)
    await mustSay(
      page,
      `/markets/${pool}`,
      [
        '$588.31',
        '$2,500.00',
        /864(\.\d+)?K|864,000/,
        '$10,000.00',
        'Estimate only',
        variant.personAsSender ? 'Trades' : 'via router',
      ],
      /99\.9|\$864|Market not found/,
    )
    await page.getByRole('textbox', { name: /You pay/ }).fill('100')
    // 100 dollars without 2.16 %, on x = 11,957.18 and y = 836,275,976.51: 97.84 × y / (x + 97.84).
    await expect.soft(page.getByRole('textbox', { name: /You receive/ })).toHaveValue(/^6,?787,?3/)
    await mustSay(page, `/markets/${pool}?tab=fees`, ['$54.50', 'Burn'], /Claimed/)
    await mustSay(
      page,
      `/portfolio/${trader}`,
      ['$588.31', '$2,500.00', '+$216.21', '+$72.58'],
      /No trades on any market/,
    )
    await mustSay(page, `/lending/${trader}`, ['825', '$10,000.00', '$5,000.00', '5.21%', '7.85%'])
    await mustSay(page, `/tx/${legacyHash}`, ['Success', '0.000021', '21,000 gas'])
    if (variant.documentedStats) await mustSay(page, '/status', [/average ?1\.00 Gwei/], /1,000,000,000/)
    await mustSay(page, '/blocks?filled=true', ['2,257,020', '8 empty blocks are left out.'], /2,257,021/)
    if (variant.closedLending) expect(asked.every((path) => path.startsWith('/lending-api/'))).toBe(true)
  })

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
