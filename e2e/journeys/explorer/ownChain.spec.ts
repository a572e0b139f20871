import { expect, test } from '@playwright/test'
import type { Hash } from 'viem'
import { type OwnChain, startOwnChain } from '../../servers/ownChain.ts'

let chain: OwnChain
let minted: Hash

test.beforeAll(async () => {
  test.setTimeout(120_000)
  chain = await startOwnChain()
  const { node, shell, shellAbi } = chain
  minted = await node.call(shell, shellAbi, 'mint', [node.accounts[1], 700n])
})

test.afterAll(async () => {
  await chain?.stop()
})

test('one command explores the user’s own node, without markets and lending in the navigation', {
  tag: '@onlyNight',
}, async ({ page }) => {
  const { url, node, shell } = chain
  const main = page.getByRole('main')
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Explore Anvil at 127.0.0.1:${node.port}`)
  await expect(navigation.getByRole('link')).toHaveText(['Explorer'])
  await expect(main.getByRole('region', { name: /^(Trade|Borrow|Top movers|Rates)/ })).toHaveCount(0)
  await main
    .getByRole('region', { name: 'Latest blocks' })
    .getByRole('link', { name: 'Block 2', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2')
  await expect(main.getByRole('row').filter({ hasText: 'mint' })).toHaveCount(1)

  await page.goto(`${url}/tx/${minted}`)
  await expect(main.getByText('mint(address to, uint256 amount)').first()).toBeVisible()
  await expect(main.getByText('PBL').first()).toBeVisible()
  await page.goto(`${url}/address/${shell}`)
  await expect(main).toContainText(shell)
  await page.goto(`${url}/token/${shell}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SHL')

  await page.keyboard.press('/')
  await page.getByRole('combobox').pressSequentially('she')
  const groups = page.getByRole('group')
  await expect(groups.getByRole('option', { name: /SHL/ })).toBeVisible()
  await expect(groups.filter({ hasText: 'Markets' })).toHaveCount(0)
  await expect(page.getByText("Can't reach")).toHaveCount(0)

  for (const [path, sentence] of [
    ['/markets', 'This network has no markets.'],
    ['/lending', 'This network has no lending.'],
  ] as const) {
    await page.goto(`${url}${path}`)
    await expect(main).toContainText(sentence)
  }
  await page.goto(`${url}/status`)
  await expect(main.getByRole('region')).toHaveCount(3)
  expect(problems).toEqual([])
})
