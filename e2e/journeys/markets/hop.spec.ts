import { expect } from '@playwright/test'
import { test } from '../../fixtures.ts'
import { ask, ownMarket } from '../../servers/indexer.ts'
import { installWallet } from '../../wallets/testWallet.ts'
import { buy, equip } from '../../wallets/trader.ts'

const account = 74
const patience = { timeout: 30_000 }

test('the token of another market pays a purchase in one transaction, which shows both trades', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const [paid, bought] = [await ownMarket(config, 5), await ownMarket(config, 6)]
  await equip(config, 10n ** 18n, account)
  await buy(config, paid.poolAddress, 200n * 10n ** 18n, account)
  await installWallet(page, config, { account })
  await page.addInitScript(() => localStorage.setItem('tideline.slippage', '2000'))
  await page.goto(`/markets/${bought.poolAddress}`)
  const panel = page.getByRole('region', { name: 'Trade', exact: true })
  await panel.getByRole('button', { name: 'Connect to trade' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Test Wallet/ })
    .click()
  const choice = panel.getByLabel('Pay with')
  await expect(choice.getByRole('option', { name: new RegExp(`^${paid.symbol}, `) })).toBeAttached(patience)
  await choice.selectOption(paid.tokenAddress)
  await panel.getByLabel('You pay').fill('1000')
  const sale = panel.getByRole('region', { name: 'The sale that pays' })
  await expect(sale).toContainText(/is sold for ≈\s*\$\d/)

  await panel
    .getByRole('button', { name: `Approve and buy ${bought.symbol} for 1,000 ${paid.symbol}`, exact: true })
    .click()
  await expect(panel.getByRole('button', { name: 'Done' })).toBeVisible(patience)
  await expect(panel.getByRole('region', { name: 'Outcome' })).toContainText(
    new RegExp(`^Bought [\\d.,]+ ${bought.symbol}for 1,000 ${paid.symbol}`),
  )
  await expect(sale).toContainText(/was sold for\s*\$\d/, patience)

  const hash =
    (await panel
      .getByRole('link', { name: /^0x|transaction/i })
      .last()
      .getAttribute('href')) ?? ''
  const legs = async (pool: string) => {
    const { swaps } = await ask<{ swaps: { txHash: string; sender: string }[] }>(
      config,
      `{ swaps(poolAddress: "${pool}", limit: 20) { txHash sender } }`,
    )
    return swaps.filter(({ txHash }) => hash.includes(txHash)).length
  }
  await expect.poll(() => legs(paid.poolAddress)).toBe(1)
  await expect.poll(() => legs(bought.poolAddress)).toBe(1)
})
