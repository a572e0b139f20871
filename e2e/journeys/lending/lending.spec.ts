import { expect, type Locator, type Page } from '@playwright/test'
import { createPublicClient, erc20Abi, http, parseAbi, parseEther } from 'viem'
import { type Config, test } from '../../fixtures.ts'
import { connectTestWallet, installWallet } from '../../wallets/testWallet.ts'
import { signingCheckOf } from '../../wallets/watchPages.ts'

type Pool = { assetAddress: `0x${string}`; pTokenAddress: `0x${string}`; symbol: string }

async function poolOf(config: Config, wanted: string): Promise<Pool> {
  const pools = (await (await fetch(`${config.lendingUrl}/api/pools`)).json()) as Pool[]
  const pool = pools.find(({ symbol }) => symbol === wanted)
  if (!pool) throw new Error(`The lending pool has no ${wanted}.`)
  return pool
}

async function getTestDollars(page: Page) {
  await getTestTokens(page, 'TUSD')
}

async function getTestTokens(page: Page, symbol: string) {
  await page.getByRole('button', { name: 'Get test tokens' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(symbol) }).click()
  await expect(page.getByText(/confirmed|arrived/i).first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function openDeposit(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Deposit TUSD' }).click()
  return page.getByRole('dialog', { name: /Deposit TUSD/ })
}

/** Enters the amount and asks for its approval and, after it, the deposit. */
async function deposit(dialog: Locator, amount: string) {
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByRole('button', { name: `Approve and deposit ${amount} TUSD` }).click()
}

/** The step of the deposit. */
function depositStep(dialog: Locator) {
  return dialog.getByRole('listitem').filter({ hasText: /^Deposit/ })
}

test('a newcomer is led from wallet to tokens to deposit, and the steps disappear after a deposit', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  await installWallet(page, config, { account: 15 })
  await page.goto('/lending')
  const steps = page.getByRole('list', { name: 'First steps' })
  const now = steps.locator('[aria-current=step]')
  await expect(now).toContainText('Connect a wallet')
  await connectTestWallet(page)
  await expect(now).not.toContainText('Connect a wallet')
  await getTestDollars(page)
  await expect(now.getByRole('link', { name: 'Deposit' })).toBeVisible()
  const dialog = await openDeposit(page)
  await deposit(dialog, '5')
  await expect(depositStep(dialog)).toContainText(/Confirmed in block/, { timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(steps).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Net deposits')).toBeVisible()
})

test('a wallet that bundles approval and deposit gets one request, and a reload loses nothing', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const wallet = await installWallet(page, config, { account: 16, batches: true })
  await page.goto('/lending')
  await connectTestWallet(page)
  await getTestDollars(page)
  const dialog = await openDeposit(page)
  await dialog.getByLabel('Amount').fill('7')
  await expect(dialog.getByText(/the approval may go through without the deposit/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Approve and deposit 7 TUSD' }).click()
  await expect
    .poll(() => wallet.requests.filter(({ method }) => method === 'wallet_sendCalls').length)
    .toBe(1)
  await page.reload()
  // A message tells it where the chain is quicker than the form, which then begins anew.
  const told = page.getByText('Deposited 7 TUSD').or(depositStep(dialog).getByText(/Confirmed in block/))
  await expect(told.first()).toBeVisible({ timeout: 30_000 })
  expect(wallet.requests.filter(({ method }) => method === 'wallet_sendCalls')).toHaveLength(1)
})

test('a token with permits is deposited with one message and one transaction, and no allowance remains', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const wallet = await installWallet(page, config, { account: 17 })
  const { assetAddress, pTokenAddress } = await poolOf(config, 'WETH')
  await page.goto('/lending')
  await connectTestWallet(page)
  await getTestTokens(page, 'WETH')
  await page.getByRole('main').getByRole('link', { name: 'Deposit WETH' }).click()
  const dialog = page.getByRole('dialog', { name: /Deposit WETH/ })
  await dialog.getByLabel('Amount').fill('2')
  await expect(dialog.getByRole('region', { name: 'What you sign' })).toContainText('2 WETH')
  await dialog.getByRole('button', { name: 'Sign permission for 2 WETH' }).click()
  await dialog.getByRole('button', { name: 'Deposit 2 WETH' }).click()
  await expect(depositStep(dialog)).toContainText(/Confirmed in block/, { timeout: 30_000 })

  const node = createPublicClient({ transport: http(config.rpcUrl) })
  const read = { abi: erc20Abi, args: [wallet.address, config.lendingPool] } as const
  expect(await node.readContract({ ...read, address: assetAddress, functionName: 'allowance' })).toBe(0n)
  const balance = { abi: erc20Abi, functionName: 'balanceOf', args: [wallet.address] } as const
  const supplied = await node.readContract({ ...balance, address: pTokenAddress })
  expect(supplied).toBeGreaterThan(parseEther('1.9999'))
  const signed = wallet.requests.filter(({ method }) => /sign|send/i.test(method)).map(({ method }) => method)
  expect(signed.slice(-2)).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction'])
})

test('the demo wallet’s signatures are compared with the words on screen, also unused ones', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const { pTokenAddress } = await poolOf(config, 'WETH')
  await page.goto('/lending')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Connect', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /[Dd]emo/ })
    .click()
  const own = await banner.getByRole('button', { name: /Your account/ }).getAttribute('title')
  await getTestTokens(page, 'WETH')
  await page.getByRole('main').getByRole('link', { name: 'Deposit WETH' }).click()
  const dialog = page.getByRole('dialog', { name: /Deposit WETH/ })
  for (const amount of ['3', '2']) {
    await dialog.getByLabel('Amount').fill(amount)
    await dialog.getByRole('button', { name: `Sign permission for ${amount} WETH` }).click()
    await expect(dialog.getByRole('button', { name: `Deposit ${amount} WETH` })).toBeEnabled()
  }
  await dialog.getByRole('button', { name: 'Deposit 2 WETH' }).click()
  await expect(depositStep(dialog)).toContainText(/Confirmed in block/, { timeout: 30_000 })

  const node = createPublicClient({ transport: http(config.rpcUrl) })
  const supplied = await node.readContract({
    ...{ address: pTokenAddress, abi: erc20Abi, functionName: 'balanceOf' },
    args: [own as `0x${string}`],
  })
  expect(supplied).toBeGreaterThan(parseEther('1.9999'))
  expect(
    signingCheckOf(page).count,
    'the tokens, a permission that is not used, one that is, the deposit',
  ).toBe(4)
})

test('a deposit made through the wallet shows in the dialog, the table, the address page and on chain', async ({
  page,
  config,
}) => {
  const wallet = await installWallet(page, config, { account: 11 })
  const pool = await poolOf(config, 'TUSD')
  await page.goto('/lending')
  await connectTestWallet(page)
  await getTestDollars(page)

  const node = createPublicClient({ transport: http(config.rpcUrl) })
  const supplied = () =>
    node.readContract({
      address: pool.pTokenAddress,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [wallet.address],
    })
  const before = await supplied()
  const dialog = await openDeposit(page)
  await deposit(dialog, '25')
  await expect(depositStep(dialog)).toContainText(/Confirmed in block/, { timeout: 30_000 })
  const added = (await supplied()) - before
  expect(added, 'the pool rounds down by at most one unit').toBeGreaterThanOrEqual(24_999_999n)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  if (before === 0n) {
    const positions = page.getByRole('table', { name: 'Your positions' })
    const row = positions.getByRole('row').filter({ has: page.getByRole('link', { name: 'Withdraw TUSD' }) })
    await expect(row.getByRole('cell').filter({ hasText: /^(25|24\.99|25\.00)/ })).toBeVisible()
  }
  const allowance = await node.readContract({
    address: pool.assetAddress,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [wallet.address, config.lendingPool],
  })
  expect(allowance, 'exactly what was deposited had been approved').toBe(0n)

  await page.goto(`/address/${wallet.address}`)
  await expect(page.getByRole('main').getByText('deposit').first()).toBeVisible()
  const sent = wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  expect(sent, 'mint, approve, deposit: one prompt each').toHaveLength(3)
  expect(signingCheckOf(page).count, 'each is held against the words of the click before it').toBe(3)
  for (const { params } of sent) expect(params?.[0], 'gas with room for interest').toHaveProperty('gas')
})

test('a refusal in the wallet sends nothing, is no error, and leaves the form unchanged', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const wallet = await installWallet(page, config, { account: 12 })
  await page.goto('/lending')
  await connectTestWallet(page)
  await getTestDollars(page)
  wallet.options.refuse = ({ method }) =>
    method === 'eth_sendTransaction' ? { code: 4001, message: 'User rejected the request.' } : undefined

  const dialog = await openDeposit(page)
  await dialog.getByLabel('Amount').fill('7.5')
  await dialog.getByRole('button', { name: 'Approve and deposit 7.5 TUSD' }).click()
  await expect(dialog.getByText('You declined in your wallet. Nothing was sent.')).toBeVisible()
  await expect(dialog.getByLabel('Amount')).toHaveValue('7.5')
  await expect(dialog.getByRole('button', { name: 'Approve and deposit 7.5 TUSD' })).toBeEnabled()
})

test('on the wrong network the one button offers to switch, and the wallet gets no transaction', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const wallet = await installWallet(page, config, { account: 13, chainId: 1 })
  await page.goto('/lending')
  await connectTestWallet(page)
  const dialog = await openDeposit(page)
  await dialog.getByLabel('Amount').fill('1')
  await dialog.getByRole('button', { name: /Switch network/ }).click()
  await expect(dialog.getByRole('button', { name: /Switch network/ })).toBeHidden()
  expect(wallet.requests.map(({ method }) => method)).toContain('wallet_switchEthereumChain')
  expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
})

test('a reload keeps a pending deposit', { tag: '@onlyNight' }, async ({ page, config }) => {
  const wallet = await installWallet(page, config, { account: 14 })
  await page.goto('/lending')
  await connectTestWallet(page)
  await getTestDollars(page)
  const dialog = await openDeposit(page)
  const requested = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  // After the mint and the approval, the deposit is held.
  wallet.options.refuse = () => {
    if (requested().length === 3) wallet.options.hold = 'unseen'
    return undefined
  }
  await deposit(dialog, '3')
  await expect(depositStep(dialog)).toContainText(/Sent/)

  await page.goto('/lending')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Your account/ })
    .click()
  const activity = page.getByRole('region', { name: 'Transactions of this browser' })
  await expect(activity.getByText('Deposit of 3 TUSD')).toBeVisible()
  await wallet.release()
  await expect(activity.getByText('Deposited 3 TUSD')).toBeVisible({ timeout: 30_000 })
  expect(requested(), 'mint, approve, deposit: the reload asked for nothing').toHaveLength(3)
})

test('the demo wallet signs in the page, and the faucet mints tokens', { tag: '@onlyNight' }, async ({
  page,
  config,
}) => {
  const pool = await poolOf(config, 'TUSD')
  await page.goto('/lending')
  await page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /[Dd]emo/ })
    .click()
  await expect(page.getByRole('banner').getByRole('button', { name: /Your account/ })).toBeVisible()
  const account = await page
    .getByRole('banner')
    .getByRole('button', { name: /Your account/ })
    .getAttribute('title')
  await getTestDollars(page)
  const node = createPublicClient({ transport: http(config.rpcUrl) })
  const balance = await node.readContract({
    address: pool.assetAddress,
    abi: parseAbi(['function balanceOf(address) view returns (uint256)']),
    functionName: 'balanceOf',
    args: [account as `0x${string}`],
  })
  expect(balance).toBeGreaterThan(0n)
})

test('no figure and no badge of the lending cards is cut on a narrow phone', { tag: '@onlyNight' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  // The pool contract does not have these assets, so the cards have no actions.
  await page.route('**/api/pools', async (route) => {
    const response = await route.fetch()
    const pools = (await response.json()) as Pool[]
    const unknown = pools.map((pool, at) => ({ ...pool, assetAddress: `0x${'ab'.repeat(19)}${10 + at}` }))
    await route.fulfill({ response, json: unknown })
  })
  await page.goto('/lending')
  await expect(page.getByText('View only').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Deposit TUSD' })).toBeVisible()
  const cut = await page.locator('main li *').evaluateAll((all) =>
    all
      .filter((each) => each.clientWidth > 1 && getComputedStyle(each).overflowX !== 'visible')
      .filter((each) => each.scrollWidth > each.clientWidth)
      .map((each) => each.textContent),
  )
  expect(cut).toEqual([])
})
