import { expect } from '@playwright/test'
import { test } from '../../fixtures.ts'
import { newestSwap } from '../../servers/indexer.ts'

test('a hash typed into the search leads to its transaction, by keyboard alone', async ({ page, config }) => {
  const swap = await newestSwap(config)
  await page.goto('/')
  const search = page.getByRole('main').getByRole('combobox')
  await search.waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type(swap.txHash)
  await expect(search, 'no letter is lost').toHaveValue(swap.txHash)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tx/${swap.txHash}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Transaction')
  await expect(page.getByText('Success').first()).toBeVisible()
})

test('the search recognises a number, an address and a name', async ({ page, config }) => {
  const swap = await newestSwap(config)
  await page.goto('/')
  const search = page.getByRole('combobox', { name: /^Search/ })
  const heading = page.getByRole('heading', { level: 1 })
  await search.fill('1')
  await search.press('Enter')
  await expect(page).toHaveURL('/block/1')
  // The search of the front page is unmounted some time after the URL changed.
  await expect(heading).toContainText('Block')
  await search.fill(swap.sender.toLowerCase())
  await search.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/address/${swap.sender}`, 'i'))
  await expect(heading).toContainText('Address')
  await search.fill('tide')
  // Enter waits for late answers no longer than 1.5 s.
  await expect(page.getByRole('option', { name: /^TIDE/ }).first()).toBeVisible()
  await search.press('Enter')
  await expect(page, 'one market has this symbol').toHaveURL(/\/markets\/0x/)
  await expect(heading).toContainText('TIDE')
  await search.fill('tid')
  await search.press('Enter')
  await expect(page).toHaveURL('/search?q=tid')
  await expect(page.getByRole('main').getByRole('link', { name: /TIDE/ }).first()).toBeVisible()
})

test('arrow keys select a suggestion and Enter opens it', { tag: '@onlyNight' }, async ({ page }) => {
  await page.goto('/blocks')
  const search = page.getByRole('banner').getByRole('combobox')
  await search.pressSequentially('tide')
  const market = page.getByRole('group', { name: 'Markets' }).getByRole('option', { name: /^TIDE/ })
  await expect(market).toBeVisible()
  await search.press('ArrowDown')
  await expect(search).toHaveAttribute('aria-activedescendant', (await market.getAttribute('id')) ?? '')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/markets\/0x/)
  await expect(search).toHaveValue('')
})

test('the search works before the code of its suggestions has loaded, and without it', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/AutocompleteField-[^/]*\.js$/, async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/blocks')
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('1')
  await search.press('Enter')
  await expect(page).toHaveURL('/block/1')
  release()
  await search.fill('2')
  await search.press('Enter')
  await expect(page).toHaveURL('/block/2')
})

test('an unknown hash or address is shown as unknown, not as failed', async ({ page }) => {
  for (const path of [`/tx/0x${'ab'.repeat(32)}`, '/block/99999999', `/markets/0x${'ab'.repeat(20)}`]) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(
      /\bno such\b|does not know|\bknows\b|not mined yet|not found|unknown|neither the explorer nor the node has/i,
    )
    await expect(page.getByRole('main')).not.toContainText(/failed/i)
  }
})

test('new blocks are counted over the head of their list, and a click shows them', {
  tag: '@onlyNight',
}, async ({ page }) => {
  await page.goto('/blocks')
  const newest = page.getByRole('main').locator('tbody').getByRole('link').first()
  const before = await newest.textContent()
  await page.getByRole('button', { name: /^Show \d+\+? new$/ }).click()
  await expect(newest).not.toHaveText(before ?? '')
})

test('a list goes to its next page and back by links that can be shared', async ({ page }) => {
  await page.goto('/txs')
  const list = page.getByRole('main').getByRole('table')
  const first = await list.getByRole('row').nth(1).getByRole('link').first().getAttribute('href')
  const pages = page.getByRole('navigation', { name: /pages/ }).first()
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=/)
  const shared = page.url()
  await expect(list.locator(`a[href="${first}"]`)).toHaveCount(0)
  await page.reload()
  await expect(list.getByRole('row').nth(2)).toBeVisible()
  expect(page.url()).toBe(shared)
  await pages.getByRole('button', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/\/txs$/)
})
