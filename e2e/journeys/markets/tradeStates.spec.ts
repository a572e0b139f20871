import { expect, type Locator, type Page } from '@playwright/test'
import { type Config, test } from '../../fixtures.ts'
import { ask, type Market, ownMarket } from '../../servers/indexer.ts'
import { installWallet, type Wallet, type WalletOptions } from '../../wallets/testWallet.ts'
import { buy, equip } from '../../wallets/trader.ts'

/* The states of a purchase whose transaction is delayed, replaced or lost. Only this file uses accounts 61 and up. */

const patience = { timeout: 30_000 }

type Open = { market: Market; panel: Locator; wallet: Wallet }

type Start = WalletOptions & {
  /** The index of the market among those for tests. */
  place?: number
  /** Base units of dollars that the router may take. */
  allowed?: bigint
  /** The slippage in basis points: large, because the network trades too, except where a price move is tested. */
  slippage?: number
}

/** Opens a market page with the wallet of an account that has 100 dollars, all approved for the router by default. */
async function openTrade(page: Page, config: Config, start: Start): Promise<Open> {
  const { place = 1, allowed, slippage = 2_000, ...options } = start
  const market = await ownMarket(config, place)
  const wallet = await installWallet(page, config, options)
  await equip(config, 100n * 10n ** 18n, options.account, allowed)
  await page.addInitScript((bps) => localStorage.setItem('tideline.slippage', String(bps)), slippage)
  await page.goto(`/markets/${market.poolAddress}`)
  const panel = page.getByRole('region', { name: 'Trade', exact: true })
  await panel.getByRole('button', { name: 'Connect to trade' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Test Wallet/ })
    .click()
  // Text typed earlier would go into a form that is replaced.
  await expect(panel.getByRole('button', { name: 'Enter an amount to buy' })).toBeVisible(patience)
  return { market, panel, wallet }
}

async function press({ panel, market }: Open, dollars: string) {
  await panel.getByLabel('You pay').fill(dollars)
  await panel.getByRole('button', { name: `Buy ${market.symbol} for ${dollars} HUSD` }).click()
}

/** The step of the purchase. */
function step(panel: Locator) {
  // Folded once the trade is done.
  return panel.getByRole('listitem', { includeHidden: true }).filter({ hasText: /^Buy/ })
}

test('a purchase that the node never saw and the wallet cancelled is shown as possibly replaced, and a repeat needs consent', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const open = await openTrade(page, config, { account: 61, hold: 'unseen' })
  const { panel, wallet, market } = open
  await press(open, '5')
  await expect(step(panel)).toContainText('Sent, waiting for a block')
  const cancel = await wallet.replace('nothing')
  await expect(step(panel)).toContainText(
    /^Buy .+Not found on the network\. It seems that you cancelled it/,
    patience,
  )
  await expect(step(panel).getByRole('link', { includeHidden: true })).toHaveAttribute(
    'href',
    `/tx/${cancel}`,
  )

  const again = panel.getByRole('button', { name: `Buy ${market.symbol} for 5 HUSD` })
  await expect(panel.getByRole('button', { name: 'Tick the box to go on' })).toBeDisabled()
  await panel.getByRole('checkbox').check()
  await again.click()
  await expect(step(panel)).toContainText('Sent, waiting for a block')
  const faster = await wallet.replace('same')
  await expect(step(panel)).toContainText(/Confirmed in block/, patience)
  await expect(step(panel).getByRole('link', { includeHidden: true })).toHaveAttribute(
    'href',
    `/tx/${faster}`,
  )

  wallet.options.hold = undefined
  await expect(panel.getByText('95 HUSD of the approval is left.')).toBeVisible()
  await panel.getByRole('button', { name: 'Revoke it' }).click()
  await expect(panel.getByText(/^Revoking what is left of the approval: Confirmed/)).toBeVisible(patience)
})

test('a purchase behind a nonce gap is queued, then shown as cancelled, replaced or sped up', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const open = await openTrade(page, config, { account: 62, hold: 'queued' })
  const { panel, wallet, market } = open
  const again = panel.getByRole('button', { name: `Buy ${market.symbol} for 5 HUSD` })
  for (const [by, sentence] of [
    ['nothing', 'You cancelled this in your wallet'],
    ['another', 'Another transaction took its place'],
    ['same', 'Confirmed in block'],
  ] as const) {
    await press(open, '5')
    await expect(step(panel)).toContainText(
      'Sent; waits for an earlier transaction of this account',
      patience,
    )
    await expect(panel.getByRole('button', { name: 'Waiting for a block' })).toBeVisible()
    const hash = await wallet.replace(by)
    await wallet.release()
    await expect(step(panel)).toContainText(sentence, patience)
    await expect(step(panel).getByRole('link', { includeHidden: true })).toHaveAttribute(
      'href',
      `/tx/${hash}`,
    )
    if (by !== 'same') await expect(again, 'it is proven: nothing has to be accepted').toBeEnabled()
  }
  await expect(panel.getByText('What changed')).toBeVisible()
})

test('a purchase that a price move reverts shows the reason, and can be repeated', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const open = await openTrade(page, config, { account: 63, hold: 'unseen', place: 3, slippage: 500 })
  const { panel, wallet, market } = open
  await press(open, '5')
  await expect(step(panel)).toContainText('Sent, waiting for a block')
  await buy(config, market.poolAddress, await aFifth(config, market), 64)
  await wallet.release()
  await expect(step(panel)).toContainText(/Reverted: .+ less than/, patience)
  await expect(panel.getByText('What changed')).toBeHidden()
  await expect(panel.getByRole('button', { name: `Buy ${market.symbol} for 5 HUSD` })).toBeEnabled()
})

test('a pending approval is resumed after leaving the market and returning, with one request to the wallet', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const open = await openTrade(page, config, { account: 67, hold: 'queued', allowed: 0n })
  const { panel, wallet, market } = open
  await panel.getByLabel('You pay').fill('25')
  await panel.getByRole('button', { name: `Approve and buy ${market.symbol} for 25 HUSD` }).click()
  const approval = panel.getByRole('listitem').filter({ hasText: /Approve/ })
  await expect(approval).toContainText('waits for an earlier transaction', patience)
  await page.getByRole('link', { name: 'Markets', exact: true }).first().click()
  await expect(panel).toBeHidden()
  await page.goBack()
  await expect(approval).toContainText('waits for an earlier transaction')
  await expect(panel.getByLabel('You pay')).toHaveValue('25')
  await wallet.release()
  await expect(panel.getByRole('button', { name: `Buy ${market.symbol} for 25 HUSD` })).toBeEnabled(patience)
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
})

test('an approval lowered in the wallet is shown, and its amount can be spent', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const open = await openTrade(page, config, { account: 68, caps: 2n * 10n ** 18n, allowed: 0n })
  const { panel, market } = open
  await panel.getByLabel('You pay').fill('5')
  await panel.getByRole('button', { name: `Approve and buy ${market.symbol} for 5 HUSD` }).click()
  await expect(panel.getByText('Your wallet approved 2 of 5 HUSD.')).toBeVisible(patience)
  await panel.getByRole('button', { name: 'Buy for 2 HUSD instead' }).click()
  await panel.getByRole('button', { name: `Buy ${market.symbol} for 2 HUSD` }).click()
  await expect(step(panel)).toContainText(/Confirmed in block/, patience)
})

test('a purchase without a hash from the wallet is found on the chain', { tag: '@onlyNight' }, async ({
  page,
  config,
}) => {
  const open = await openTrade(page, config, { account: 65, hold: 'unseen', keepsHash: true })
  const { panel, wallet } = open
  await press(open, '5')
  await expect(step(panel)).toContainText('No usable answer from your wallet')
  await expect(panel.getByText('I understand that both may happen.')).toBeVisible()
  await wallet.release()
  await expect(step(panel)).toContainText(/Confirmed in block/, patience)
  await expect(panel.getByText('What changed')).toBeVisible()
})

test('a purchase that no node knows for minutes is not shown as dropped, and one in the mempool is shown as slow', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  await page.clock.install()
  const open = await openTrade(page, config, { account: 66, hold: 'unseen' })
  const { panel, wallet } = open
  await press(open, '5')
  await expect(step(panel)).toContainText('Sent, waiting for a block')
  await page.clock.fastForward('04:00')
  await expect(step(panel)).toContainText('Not found on the network yet. It may still arrive.')
  await expect(panel.getByRole('button', { name: 'Tick the box to go on' })).toBeDisabled()

  await keepInPool(page, config, wallet)
  await expect(step(panel)).toContainText('Sent; taking longer than usual', patience)
  await page.unroute(config.rpcUrl)
  await wallet.release()
  await expect(step(panel)).toContainText(/Confirmed in block/, patience)
})

/** Lets the node report the held transaction as pending. */
async function keepInPool(page: Page, { rpcUrl }: Config, wallet: Wallet) {
  const pooled = wallet.pooled()
  await page.route(rpcUrl, async (route) => {
    const asked: { id: number; method: string; params: string[] }[] = [route.request().postDataJSON()].flat()
    const mine = asked.find(
      ({ method, params }) => method === 'eth_getTransactionByHash' && params[0] === pooled.hash,
    )
    if (!mine) return route.fallback()
    const response = await route.fetch()
    const answer = (each: { id: number }) => (each.id === mine.id ? { ...each, result: pooled } : each)
    const json = await response.json()
    await route.fulfill({ response, json: Array.isArray(json) ? json.map(answer) : answer(json) })
  })
}

/** A fifth of the curve's dollars in base units, which raises the price by more than two fifths. */
async function aFifth(config: Config, { poolAddress }: Market): Promise<bigint> {
  const { market } = await ask<{ market: { virtualReserveUSD: string; realReserveUSD: string } }>(
    config,
    `{ market(poolAddress: "${poolAddress}") { virtualReserveUSD realReserveUSD } }`,
  )
  const reserve = Number(market.virtualReserveUSD) + Number(market.realReserveUSD)
  return BigInt(Math.ceil(reserve * 0.2)) * 10n ** 18n
}
