import { expect } from '@playwright/test'
import { privateKeyToAddress } from 'viem/accounts'
import { openTestPhone } from '#interfaces/testing/wallet/testPhone.ts'
import { startTestRelay, type TestRelay } from '#interfaces/testing/wallet/testRelay.ts'
import { test } from '../fixtures.ts'
import { signingCheckOf } from '../wallets/watchPages.ts'

/* A relay of our own on this machine stands in for WalletConnect's, which a test must not ask. */

let relay: TestRelay

test.beforeAll(async () => {
  relay = await startTestRelay()
})

test.afterAll(() => relay.stop())

test.beforeEach(async ({ page, config }) => {
  const wallet = {
    demo: true,
    walletConnectProjectId: 'a'.repeat(32),
    walletConnectRelayUrl: relay.url,
  }
  await page.route('/config.json', (route) => route.fulfill({ json: { ...config, wallet } }))
})

const phoneAddress = privateKeyToAddress(`0x${'07'.repeat(32)}`)

test('a phone’s wallet connects by a code, survives a reload and can disconnect; its code loads when chosen', async ({
  page,
  config,
}) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script' && response.url().includes('/assets/'))
      scripts.push(await response.text().catch(() => ''))
  })
  const hasProtocol = () => scripts.some((text) => text.includes('wc_sessionPropose'))

  await page.goto('/lending')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Connect', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByRole('button', { name: /WalletConnect/ })
  await expect(choice).toBeVisible()
  expect(hasProtocol()).toBe(false)

  await choice.click()
  await expect(dialog.getByRole('img', { name: 'Code to scan with a wallet' })).toBeVisible()
  expect(hasProtocol()).toBe(true)
  await expect(page.locator('[aria-label="First steps"]'), 'the steps stay meanwhile').toBeVisible()
  const uri = (await dialog.getByText(/^wc:/).textContent()) ?? ''

  const phone = await openTestPhone(relay.url, phoneAddress, config.chainId, (request) =>
    signingCheckOf(page).hear(request, phoneAddress),
  )
  const topic = await phone.approve(uri)
  await expect(banner.getByRole('button', { name: /Your account/ })).toBeVisible()

  await page.reload()
  await expect(banner.getByRole('button', { name: /Your account/ })).toBeVisible()

  await phone.disconnect(topic)
  await expect(banner.getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
})
