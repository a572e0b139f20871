import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'
import { openWhole } from './testPages.ts'

/** Takes the README's pictures of the front page into docs/ from a running app, at the URL in the first argument. */
const home = process.argv[2] ?? 'http://127.0.0.1:4173'

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
})
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      baseURL: home,
      viewport: { width: 1_280, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    await openWhole(page, '/')
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `docs/home-${colorScheme}.png`, animations: 'disabled' })
  }
} finally {
  await browser.close()
}
