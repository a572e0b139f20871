import { expect, type Page } from '@playwright/test'
import { openWhole } from '../testPages.ts'
import { test } from './hostile/backend.ts'

const main = (page: Page) => page.getByRole('main')
const panel = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name })

test('the front page has one search with suggestions, and the next page has it in the header', {
  tag: '@onlyNight',
}, async ({ page }) => {
  await openWhole(page, '/')
  const search = page.getByRole('combobox')
  await expect(search).toHaveCount(1)
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await search.pressSequentially('tide')
  await page.getByRole('group', { name: 'Markets' }).getByRole('option', { name: /^TIDE/ }).click()
  await expect(page).toHaveURL(/\/markets\/0x/)
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(1)
})

test('the front page shows markets, credit and chain, each with a link', async ({ page }) => {
  await openWhole(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Trade, borrow and explore /)
  for (const unit of ['transactions so far today', 'gas price', 'addresses'])
    await expect(main(page).getByRole('listitem').filter({ hasText: unit })).toHaveText(/^[\d,.]+/)
  for (const [name, figure, path] of [
    ['Trade', /[+−][\d.,]+%.*· largest pool of \d+ markets/, '/markets'],
    ['Borrow', /TUSD.*[\d.]+%.*down to.*[\d.]+%/, '/lending'],
    ['Look up', /Block [\d,]+/, '/blocks'],
  ] as const) {
    await expect(panel(page, name)).toHaveText(figure)
    await expect(panel(page, name).getByRole('link').last()).toHaveAttribute('href', path)
  }
  await expect(panel(page, 'Top movers').getByRole('listitem').first()).toHaveText(/\$\d.*%/)
  await expect(panel(page, 'Rates').getByRole('row', { name: /TUSD/ })).toHaveText(/%.*%/)
  await expect(panel(page, /What your score gets you/).getByRole('row', { name: /Excellent/ })).toHaveText(
    /%/,
  )
  await expect(panel(page, 'Latest blocks').getByRole('row')).toHaveCount(7)
  await expect(panel(page, 'Latest transactions').getByRole('row')).toHaveCount(7)
  for (const [link, path] of [
    ['All markets', '/markets'],
    ['All assets', '/lending'],
    ['All blocks', '/blocks'],
    ['All transactions', '/txs'],
  ] as const)
    await expect(main(page).getByRole('link', { name: link, exact: true })).toHaveAttribute('href', path)
})

test('on a test network one click opens a wallet with coin and test tokens', async ({ page, config }) => {
  await openWhole(page, '/')
  await main(page).getByRole('button', { name: 'Try with free test tokens' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Your account/ })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Try with free test tokens' })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: /^Buy \$10 of \S/ })).toHaveAttribute(
    'href',
    /^\/markets\/0x\w{40}\?trade=buy&amount=/,
  )
  await page.goto('/portfolio')
  for (const symbol of ['TUSD', 'HUSD'])
    await expect(panel(page, 'Tokens').getByRole('row', { name: symbol })).toHaveText(/10,000/)
  await page.context().route('**/config.json', (route) => route.fulfill({ json: { ...config, wallet: {} } }))
  await page.evaluate(() => localStorage.clear())
  await openWhole(page, '/')
  await expect(main(page).getByRole('button', { name: /test tokens/ })).toHaveCount(0)
})

test('without the explorer the front page shows one notice and the other panels', {
  tag: '@onlyNight',
}, async ({ page, backend }) => {
  backend.faults.set('explorer', { kind: 'down' })
  await page.goto('/')
  const line = main(page)
    .getByRole('alert')
    .filter({ hasText: "Can't reach the explorer. Its parts of this page return when it answers." })
  await expect(line).toBeVisible()
  await expect(panel(page, 'Top movers').getByRole('listitem').first()).toBeVisible()
  await expect(panel(page, 'Rates').getByRole('row', { name: /TUSD/ })).toBeVisible()
  await expect(panel(page, 'Look up')).toHaveText(/Block \d/)
  await expect(main(page).getByRole('button', { name: 'Try again' })).toHaveCount(1)
  await expect(main(page).getByRole('alert')).toHaveCount(1)
  await expect(panel(page, /^Latest|Network/)).toHaveCount(0)

  backend.faults.delete('explorer')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page, 'Latest blocks').getByRole('row')).toHaveCount(7)
  await expect(line).toHaveCount(0)
})

for (const name of ['indexer', 'lending', 'node'] as const) {
  test(`without the ${name} the front page shows at most one failure`, {
    tag: '@onlyNight',
  }, async ({ page, backend }) => {
    backend.faults.set(name, { kind: 'down' })
    await openWhole(page, '/')
    await expect(panel(page, 'Latest transactions').getByRole('row')).toHaveCount(7)
    await expect(main(page).getByRole('alert')).toHaveCount(name === 'lending' ? 0 : 1)
  })
}
