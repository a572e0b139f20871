import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test as base } from '../../fixtures.ts'
import { settled } from '../../testPages.ts'
import { keepSeededAccount } from '../../wallets/seededAccount.ts'
import { RecordedNetwork } from './recordedNetwork.ts'

const file = import.meta.resolve('@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2')
const font = readFileSync(new URL(file)).toString('base64')

// The app's policy does not allow the test's own font.
base.use({ bypassCSP: true })

const test = base.extend<{ network: RecordedNetwork }>({
  network: async ({ config, page }, use) => {
    const network = await RecordedNetwork.open(config)
    await network.serve(page)
    await use(network)
    // A poll may be on its way.
    await page.unrouteAll({ behavior: 'wait' })
    network.keep()
    expect(network.unanswered, 'asked, but not recorded: npm run generate -- pictures').toEqual([])
  },
})

const looks = [
  { width: 1_280, height: 800, colorScheme: 'light' },
  { width: 1_280, height: 800, colorScheme: 'dark' },
  { width: 360, height: 780, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'dark' },
] as const

/** The pictured screens: a path and, for some, an action before the picture. */
const screens: Record<string, { path: string; before?: (page: Page) => Promise<void> }> = {
  home: { path: '/' },
  markets: { path: '/markets', before: linesDrawn },
  market: { path: '/markets/:pool', before: chartDrawn },
  transaction: { path: '/tx/:transaction' },
  logs: { path: '/tx/:transaction?tab=logs' },
  address: { path: '/address/:address' },
  token: { path: '/token/:token' },
  lending: { path: '/lending' },
  portfolio: { path: '/portfolio/:address' },
  deposit: { path: '/lending', before: openDeposit },
  'gallery numbers': { path: '/gallery' },
  'gallery controls': { path: '/gallery?tab=controls' },
  'gallery tables': { path: '/gallery?tab=tables' },
  'gallery states': { path: '/gallery?tab=states', before: headed },
}

for (const [name, { path, before }] of Object.entries(screens)) {
  test(`"${name}" looks as it did: wide and narrow, light and dark`, async ({ page, network }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await keepSeededAccount(page)
    await page.goto(network.path(path))
    await setMonospaceFont(page)
    await (before ?? settled)(page)
    // Price lines and the comparison of names load last, without a placeholder to wait for.
    await page.waitForLoadState('networkidle')
    for (const { width, height, colorScheme } of looks) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await expect(page).toHaveScreenshot(`${name.replace(' ', '-')}-${width}-${colorScheme}.png`)
    }
  })
}

/** Waits for the price lines, which load after the table in several steps. */
async function linesDrawn(page: Page) {
  await settled(page)
  await page.locator('main tbody tr').first().getByText(/%$/).first().waitFor()
  await page.locator('main tbody tr').first().locator('svg path').first().waitFor({ state: 'attached' })
}

async function chartDrawn(page: Page) {
  await settled(page)
  await page.locator('main canvas').first().waitFor()
}

/** Waits only for the heading, because this page shows placeholders for ever. */
async function headed(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The dialog of a deposit with an amount, so that it shows what changes. */
async function openDeposit(page: Page) {
  await settled(page)
  await page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: /demo/i }).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Your account/ })
    .waitFor()
  await page.getByRole('link', { name: 'Deposit TUSD' }).click()
  await page.getByRole('dialog').getByLabel('Amount').fill('25')
  await page.getByRole('button', { name: 'Approve and deposit 25 TUSD' }).waitFor()
}

/** Sets one font for hashes and code, because each machine would draw another picture with its system's font. */
async function setMonospaceFont(page: Page) {
  await page.addStyleTag({
    content: `@font-face { font-family: 'Pictures'; src: url(data:font/woff2;base64,${font}); }
      :root { --font-mono: 'Pictures'; }`,
  })
  await page.evaluate(() => document.fonts.load("12px 'Pictures'"))
}
