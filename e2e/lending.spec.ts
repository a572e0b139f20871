import { expect, type Page } from '@playwright/test'
import { createPublicClient, erc20Abi, http, parseAbi } from 'viem'
import { type Config, test } from './tideline.ts'
import { installWallet } from './wallet.ts'

type Pool = { assetAddress: `0x${string}`; pTokenAddress: `0x${string}`; symbol: string }

async function dollarPool(config: Config): Promise<Pool> {
  const pools = (await (await fetch(`${config.lendingUrl}/api/pools`)).json()) as Pool[]
  const pool = pools.find(({ symbol }) => symbol === 'TUSD')
  if (!pool) throw new Error('The lending pool has no TUSD.')
  return pool
}

async function connect(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Connect' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Test Wallet/ })
    .click()
  await expect(page.getByRole('banner').getByRole('button', { name: /Your account/ })).toBeVisible()
}

async function getTestDollars(page: Page) {
  await page.getByRole('button', { name: 'Get test tokens' }).click()
  const dialog = page.getByRole('dialog')
  const button = dialog.getByRole('button', { name: /TUSD/ })
  await button.click()
  await expect(page.getByText(/Confirmed|confirmed|arrived/).first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function openDeposit(page: Page) {
  await page
    .getByRole('row', { name: /TUSD/ })
    .getByRole('button', { name: 'Deposit' })
    .or(page.getByRole('row', { name: /TUSD/ }).getByRole('link', { name: 'Deposit' }))
    .first()
    .click()
  return page.getByRole('dialog', { name: /Deposit TUSD/ })
}

test('a deposit made through the wallet shows in the dialog, the table, the address page and on chain', async ({
  page,
  config,
}) => {
  test.setTimeout(120_000)
  const wallet = await installWallet(page, config, { account: 11 })
  const pool = await dollarPool(config)
  await page.goto('/lending')
  await connect(page)
  await getTestDollars(page)

  const dialog = await openDeposit(page)
  await dialog.getByLabel('Amount').fill('25')
  await dialog.getByRole('button', { name: 'Approve 25 TUSD' }).click()
  await dialog.getByRole('button', { name: 'Deposit 25 TUSD' }).click({ timeout: 30_000 })
  await expect(dialog.getByText(/Confirmed in block/).last()).toBeVisible({ timeout: 30_000 })
  await expect(dialog.getByRole('button', { name: /Done|Close/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /TUSD/ }).first()).toContainText('25')

  const node = createPublicClient({ transport: http(config.rpcUrl) })
  const read = (address: `0x${string}`, functionName: 'balanceOf') =>
    node.readContract({ address, abi: erc20Abi, functionName, args: [wallet.address] })
  expect(await read(pool.pTokenAddress, 'balanceOf')).toBeGreaterThanOrEqual(25_000_000n)
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
})

test('a refusal in the wallet is no error: nothing was sent and the form is as it was', async ({
  page,
  config,
}) => {
  test.setTimeout(120_000)
  const wallet = await installWallet(page, config, { account: 12 })
  await page.goto('/lending')
  await connect(page)
  await getTestDollars(page)
  wallet.options.refuse = ({ method }) =>
    method === 'eth_sendTransaction' ? { code: 4001, message: 'User rejected the request.' } : undefined

  const dialog = await openDeposit(page)
  await dialog.getByLabel('Amount').fill('7.5')
  await dialog.getByRole('button', { name: 'Approve 7.5 TUSD' }).click()
  await expect(dialog.getByText('You declined in your wallet. Nothing was sent.')).toBeVisible()
  await expect(dialog.getByLabel('Amount')).toHaveValue('7.5')
  await expect(dialog.getByRole('button', { name: 'Approve 7.5 TUSD' })).toBeEnabled()
})

test('on the wrong network the one button offers to switch, and no transaction is asked for', async ({
  page,
  config,
}) => {
  const wallet = await installWallet(page, config, { account: 13, chainId: 1 })
  await page.goto('/lending')
  await connect(page)
  const dialog = await openDeposit(page)
  await dialog.getByLabel('Amount').fill('1')
  await dialog.getByRole('button', { name: /Switch network/ }).click()
  await expect(dialog.getByRole('button', { name: /Switch network/ })).toBeHidden()
  expect(wallet.requests.map(({ method }) => method)).toContain('wallet_switchEthereumChain')
  expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
})

test('the demo wallet signs in the page and the faucet pays', async ({ page, config }) => {
  test.setTimeout(90_000)
  const pool = await dollarPool(config)
  await page.goto('/lending')
  await page.getByRole('banner').getByRole('button', { name: 'Connect' }).click()
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
