import { expect } from '@playwright/test'
import { newestSwap } from './indexer.ts'
import { test } from './tideline.ts'

test('a hash typed into the search leads to its transaction, by keyboard alone', async ({ page, config }) => {
  const swap = await newestSwap(config)
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type(swap.txHash)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tx/${swap.txHash}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Transaction')
  await expect(page.getByText('Success').first()).toBeVisible()
})

test('a number, an address and a name are each understood', async ({ page, config }) => {
  const swap = await newestSwap(config)
  await page.goto('/')
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('1')
  await search.press('Enter')
  await expect(page).toHaveURL('/block/1')
  await search.fill(swap.sender.toLowerCase())
  await search.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/address/${swap.sender}`, 'i'))
  await search.fill('tide')
  await search.press('Enter')
  await expect(page).toHaveURL('/search?q=tide')
  await expect(page.getByRole('main').getByRole('link', { name: /TIDE/ }).first()).toBeVisible()
})

test('a malformed hash, address and number each get a sentence, and the rest of the app works', async ({
  page,
}) => {
  for (const path of [
    '/tx/0x12',
    '/address/nobody',
    '/block/minus-one',
    '/markets/0xzz',
    '/token/%3Cscript%3E',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/not |no such|cannot/i)
  }
  await page.getByRole('link', { name: 'Explorer' }).first().click()
  await expect(page.getByText('Latest blocks')).toBeVisible()
})

test('what nobody has ever seen is said to be unknown, not failed', async ({ page }) => {
  await page.goto(`/tx/0x${'ab'.repeat(32)}`)
  await expect(page.getByRole('main')).toContainText(/not|no /i)
  await page.goto('/block/99999999')
  await expect(page.getByRole('main')).toContainText(/not|no /i)
})

test('a list walks to its next page and back by links that can be shared', async ({ page }) => {
  await page.goto('/txs')
  const first = await page.getByRole('main').getByRole('row').nth(1).textContent()
  await page
    .getByRole('button', { name: 'Next' })
    .or(page.getByRole('link', { name: 'Next' }))
    .first()
    .click()
  await expect(page).not.toHaveURL(/\/txs$/)
  const shared = page.url()
  await expect(page.getByRole('main').getByRole('row').nth(1)).not.toHaveText(first ?? '')
  await page.reload()
  expect(page.url()).toBe(shared)
  await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
})
