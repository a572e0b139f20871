import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { type Network, startNetwork } from '#network/network.ts'
import { findFreePort } from '#network/node/freePort.ts'
import type { Config } from '../../fixtures.ts'
import { connectTestWallet, installWallet } from '../../wallets/testWallet.ts'
import { watchPages, worldOf } from '../../wallets/watchPages.ts'
import {
  type AccountDialogs,
  readLendingDialogs,
  readTradeDialogs,
  slippage,
} from './dialogs/expectedDialogs.ts'
import { readChainPages, readLendingPages, readMarketPages } from './expectedPages.ts'
import { createPageJudge, type Expected } from './pageJudge.ts'

let network: Network
let folder: string
/** All figures that were held against the chain, and how many there have to be. */
let held = 0
const leastOfAll = 25_000

test.describe.configure({ mode: 'default', timeout: 1_800_000 })

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(900_000)
  process.env.TIDELINE_ALLOW = new URL(String(baseURL)).origin
  folder = await mkdtemp(join(tmpdir(), 'tideline-truth-'))
  const ports = { node: await findFreePort(), indexer: 0, explorer: 0, lending: 0 }
  network = await startNetwork({
    settings: { folder, databaseUrl: undefined, ports, blockTime: 3_600 },
    density: 0.3,
    live: false,
  })
})

test.afterAll(async () => {
  await network.stop()
  await rm(folder, { recursive: true, force: true })
})

const areas: [string, number, (network: Network) => Promise<Expected[]>][] = [
  ['blocks, transactions and addresses', 8_000, readChainPages],
  ['markets and portfolios', 6_000, readMarketPages],
  ['loans', 400, readLendingPages],
]

for (const [area, least, pagesOf] of areas)
  test(`pages of ${area} show the figures of the replayed chain`, async ({ page }) => {
    const config = network.config()
    await page.route('**/config.json', (route) => route.fulfill({ json: config }))
    await page.setViewportSize({ width: 1_600, height: 1_000 })
    await page.goto('/tools')
    // Before the app has drawn its first page, it follows no change of the address.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const judge = createPageJudge(page)
    for (const expected of await pagesOf(network)) await judge.visit(expected)
    const { figures, wrong } = judge.result()
    held += figures
    process.stdout.write(`${figures} figures on pages of ${area}, ${wrong.length} wrong\n`)
    expect(wrong).toEqual([])
    expect(figures).toBeGreaterThan(least)
  })

const dialogs: [string, number, (network: Network) => Promise<AccountDialogs[]>, (page: Page) => Locator][] =
  [
    ['trades', 1_500, readTradeDialogs, (page) => page.getByRole('region', { name: 'Trade', exact: true })],
    ['loans', 1_000, readLendingDialogs, (page) => page.getByRole('dialog')],
  ]

for (const [area, least, dialogsOf, partOf] of dialogs)
  test(`dialogs of ${area} say before a signature what the chain does then`, async ({ browser }) => {
    const [all, wrong] = [await dialogsOf(network), [] as string[]]
    let figures = 0
    for (const { account, dialogs } of all) {
      const { page, heard } = await openConnected(browser, account)
      const judge = createPageJudge(page)
      for (const expected of dialogs) await judge.visit(expected, partOf(page))
      for (const check of heard())
        expect(check.differences(await worldOf(network.config() as Config, check))).toEqual([])
      await page.context().close()
      const result = judge.result()
      figures += result.figures
      wrong.push(...result.wrong)
    }
    held += figures
    process.stdout.write(`${figures} figures in dialogs of ${area}, ${wrong.length} wrong\n`)
    expect(wrong).toEqual([])
    expect(figures).toBeGreaterThan(least)
  })

test('pages and dialogs together show enough figures of the chain', () => {
  process.stdout.write(`${held} figures of pages and dialogs held\n`)
  expect(held).toBeGreaterThanOrEqual(leastOfAll)
})

/** A page of a browser of its own with a connected wallet, and the checks of what the wallet was asked to sign. */
async function openConnected(browser: Browser, account: number) {
  const context = await browser.newContext({ viewport: { width: 1_600, height: 1_000 } })
  const heard = await watchPages(context)
  const page = await context.newPage()
  const config = network.config()
  await page.route('**/config.json', (route) => route.fulfill({ json: config }))
  await page.addInitScript((bps) => localStorage.setItem('tideline.slippage', String(bps)), slippage)
  await installWallet(page, config as Config, { account })
  await page.goto('/tools')
  await connectTestWallet(page)
  return { page, heard }
}
