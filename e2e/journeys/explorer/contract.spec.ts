import { expect } from '@playwright/test'
import { createPublicClient, erc20Abi, http } from 'viem'
import { type Config, test } from '../../fixtures.ts'
import { connectTestWallet, installWallet } from '../../wallets/testWallet.ts'

const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function dollar(config: Config): Promise<`0x${string}`> {
  const pools = (await (await fetch(`${config.lendingUrl}/api/pools`)).json()) as {
    symbol: string
    assetAddress: `0x${string}`
  }[]
  const pool = pools.find(({ symbol }) => symbol === 'TUSD')
  if (!pool) throw new Error('The lending pool has no TUSD.')
  return pool.assetAddress
}

test('a contract is read and written with an included ABI, and the given approval is found and revoked', async ({
  page,
  config,
}) => {
  const wallet = await installWallet(page, config, { account: 18 })
  const token = await dollar(config)
  const node = createPublicClient({ transport: http(config.rpcUrl) })
  const allowance = () =>
    node.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [wallet.address, spender],
    })
  await page.goto(`/address/${token}?tab=contract`)
  await connectTestWallet(page)
  const read = page.getByRole('region', { name: 'Read', exact: true })
  const supply = await node.readContract({ address: token, abi: erc20Abi, functionName: 'totalSupply' })
  await expect(read.getByRole('listitem').filter({ hasText: 'decimals()' })).toHaveText('decimals() 6 uint8')
  await expect(read.getByRole('listitem').filter({ hasText: 'totalSupply()' })).toHaveText(
    `totalSupply() ${supply} uint256`,
  )
  await read.getByText('symbol()').click()
  await read.getByRole('button', { name: 'Read' }).click()
  await expect(read.getByRole('status')).toContainText('TUSD')

  await page.getByText('Write', { exact: true }).click()
  await expect(page).toHaveURL(/view=write/)
  const write = page.getByRole('region', { name: 'Write', exact: true })
  await write.getByText(/^approve\(address spender, uint256 \w+\)$/).click()
  await write.getByLabel(/^spender/).fill(spender)
  await write.getByLabel(/^amount/).fill('1.5')
  await expect(write.getByText('A whole number, in base units.')).toBeVisible()
  await write.getByLabel(/^amount/).fill('25000000')
  await write.getByRole('button', { name: 'Simulate' }).click()
  await expect(write.getByText('It would succeed now.')).toBeVisible()
  await write.getByRole('button', { name: 'Call approve' }).click()
  await expect(write.getByText(/Confirmed in block/)).toBeVisible({ timeout: 30_000 })
  expect(await allowance()).toBe(25_000_000n)

  await page.goto(`/address/${wallet.address}?tab=approvals`)
  const row = page.getByRole('row').filter({ hasText: 'TUSD' })
  await expect(row).toContainText('25 TUSD')
  await row.getByRole('button', { name: 'Revoke TUSD' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Revoke the TUSD approval' }).click()
  await expect(dialog.getByText(/Confirmed in block/)).toBeVisible({ timeout: 30_000 })
  expect(await allowance()).toBe(0n)
})

test("the user's own label appears at every place of the address, and survives export and import", {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const token = await dollar(config)
  await page.goto(`/address/${token}`)
  await page.getByRole('button', { name: 'Label', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Your name for this address').fill('Our dollar')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByTitle('Your label')).toHaveText('Our dollar')
  await page.goto(`/token/${token}`)
  await expect(page.getByRole('link', { name: /^Our dollar, contract/ }).first()).toBeVisible()

  await page.goto('/settings')
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await (await downloaded).path()
  await page.getByRole('button', { name: 'Remove Our dollar' }).click()
  await expect(page.getByText('Our dollar')).toHaveCount(0)
  await page.getByLabel('File to import').setInputFiles(file)
  await expect(page.getByText('Imported 1 address and 0 ABIs.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Our dollar/ })).toBeVisible()
})

test('the button of a payable call shows the whole amount, and stays inside its panel on a phone', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  await installWallet(page, config, { account: 18 })
  await page.goto(`/address/${await dollar(config)}?tab=contract`)
  await connectTestWallet(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: 'Add an ABI' }).click()
  await page.getByRole('textbox').last().fill('function stake(uint256 weeks) payable')
  await page
    .getByRole('button', { name: /^(Use|Save|Add)/ })
    .last()
    .click()
  await page.getByText('stake(uint256 weeks)').click()
  await page.getByLabel(/^weeks/).fill('4')
  await page.getByLabel(/^Pay with it/).fill('1.500000000000000001')
  const button = page.getByRole('button', { name: 'Call stake with 1.500000000000000001 ETH' })
  const [label, field] = [await button.boundingBox(), await page.getByLabel(/^weeks/).boundingBox()]
  expect(label?.width).toBeLessThanOrEqual(field?.width ?? 0)
})
