import { mkdirSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/test/chromium.mjs'
import { openWhole, pathOf, settled } from './testPages.ts'
import type { Config } from './tideline.ts'
import { keepSeededAccount } from './wallets/demoAccount.ts'

/** Takes the README's pictures into docs/ from a running app: `tsx e2e/screenshots.ts [http://127.0.0.1:4173]`. */
const home = process.argv[2] ?? 'http://127.0.0.1:4173'
const folder = 'docs'
const pictures = ['home', 'markets', 'market', 'transaction', 'lending'] as const

mkdirSync(folder, { recursive: true })
const config = (await (await fetch(`${home}/config.json`)).json()) as Config
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
})
try {
  for (const colorScheme of ['light', 'dark'] as const) await takeAll(browser, colorScheme)
} finally {
  await browser.close()
}

async function takeAll(inside: Browser, colorScheme: 'light' | 'dark') {
  const context = await inside.newContext({
    baseURL: home,
    viewport: { width: 1_280, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await keepSeededAccount(page)
  for (const name of pictures) {
    await openWhole(page, await pathOf(config, name))
    if (name === 'market') await page.locator('main canvas').first().waitFor()
    if (name === 'lending') await connectDemoWallet(page)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, animations: 'disabled' })
  }
  await context.close()
}

async function connectDemoWallet(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: /demo/i }).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Your account/ })
    .waitFor()
  await page.getByRole('figure', { name: /Credit score/ }).waitFor()
  await settled(page)
}
