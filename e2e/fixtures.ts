import { test as base, expect, type Page } from '@playwright/test'
import type { Address } from 'viem'
import { watchPages, worldOf } from './wallets/watchPages.ts'

/** The configuration that the app's server serves. */
export type Config = {
  chainId: number
  indexerUrl: string
  rpcUrl: string
  explorerUrl: string
  lendingUrl: string
  lendingPool: Address
  curve?: { router: Address; quoter: Address; registry: Address } | undefined
}

type Fixtures = {
  config: Config
  /** Asserted after every test: no injected code ran, no error was thrown, no third party got a request. */
  noHarm: undefined
  /**
   * Asserted after every test and for each page: wallets got only requests that the page had announced at the click
   * before.
   */
  keptWord: undefined
}

export const test = base.extend<Fixtures>({
  config: async ({ request }, use) => {
    const response = await request.get('/config.json')
    await use(await response.json())
  },
  noHarm: [
    async ({ page, baseURL }, use) => {
      const harm = await watchForHarm(page, String(baseURL))
      await use(undefined)
      expect(harm, 'no violation, no uncaught error, no foreign request').toEqual([])
    },
    { auto: true },
  ],
  keptWord: [
    async ({ context, config }, use) => {
      const heard = await watchPages(context)
      await use(undefined)
      for (const signingCheck of heard()) {
        const differences = signingCheck.differences(await worldOf(config, signingCheck))
        expect(differences, 'what was asked of the wallet is what the page said').toEqual([])
      }
    },
    { auto: true },
  ],
})

/** Collects policy violations, dialogs, uncaught errors and requests to any host but this machine. */
async function watchForHarm(page: Page, home: string): Promise<string[]> {
  const harm: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => void harm.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  page.on('pageerror', (error) => harm.push(`uncaught: ${error.message}`))
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(data|blob):$/.test(protocol) || hostname === new URL(home).hostname || hostname === 'localhost')
      return
    harm.push(`foreign request: ${request.url()}`)
  })
  return harm
}
