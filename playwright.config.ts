import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/chromium.mjs'

/** The browser tests' own network and app: a fresh chain on ports of its own, beside whatever `npm start` runs. */
const environment = {
  TIDELINE_DATA: '.tideline/browser-tests',
  TIDELINE_APP_PORT: '4273',
  TIDELINE_NODE_PORT: '8645',
  TIDELINE_INDEXER_PORT: '4101',
  TIDELINE_EXPLORER_PORT: '4102',
  TIDELINE_LENDING_PORT: '4103',
  TIDELINE_BLOCK_TIME: '1',
  // By day a third of the history, which is written and indexed in half of the time.
  TIDELINE_HISTORY: process.env.TIDELINE_NIGHTLY ? '100' : '33',
}
const url = `http://127.0.0.1:${environment.TIDELINE_APP_PORT}`
const executablePath = findChromium()

/**
 * The suggestions below the address bar, which no test sees: loading them takes more than half of the time of a new
 * window.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** Chromium uses only the last list of disabled features, so this one repeats Playwright's. */
const turnedOffByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  projects: [
    // A test with the tag `@onlyNight` is long, or the unit tests hold what it holds.
    {
      name: 'journeys',
      testDir: 'e2e/journeys',
      grepInvert: /@onlyNight/,
    },
    // A test with the tag `@alsoNight` tries more at night.
    {
      name: 'nightly',
      testDir: 'e2e',
      testMatch: ['nightly/**/*.spec.ts', 'journeys/**/*.spec.ts'],
      grep: /nightly\/|@(only|also)Night/,
    },
  ],
  outputDir: '.tideline/results/browser',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Fonts are drawn a little differently by each version of the browser; a moved line is far more than this.
    toHaveScreenshot: { maxDiffPixelRatio: 0.004, animations: 'disabled', caret: 'hide' },
  },
  // Other systems draw letters differently: there the tests open the screens without comparing them.
  ignoreSnapshots: process.platform !== 'linux',
  snapshotPathTemplate: 'e2e/nightly/pictures/shown/{arg}{ext}',
  forbidOnly: true,
  use: {
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        `--disable-features=${[...addressBar, ...turnedOffByPlaywright].join()}`,
        // Every machine draws the same letters.
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs --fresh',
    url: `${url}/config.json`,
    env: environment,
    timeout: 240_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
