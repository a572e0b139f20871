import { expect } from '@playwright/test'
import { test } from '../../fixtures.ts'
import { overflow } from '../../testPages.ts'

test('a malformed hash, address and number each show a sentence, and the rest of the app works', async ({
  page,
}) => {
  for (const path of [
    '/tx/0x12',
    '/address/nobody',
    '/block/minus-one',
    '/block/-1',
    '/block/99999999999999999999999999',
    '/markets/0xzz',
    '/token/%3Cscript%3E',
    '/lending/nobody',
    '/lending/pool/nothing',
    '/portfolio/0x',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('main'), path).toContainText(/\bnot\b|no such|no page|cannot|\bmust\b/i)
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explorer' }).click()
  await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
})

test('unknown search parameters are ignored', { tag: '@onlyNight' }, async ({ page }) => {
  const long = 'x'.repeat(5_000)
  for (const path of [
    '/markets?order=bogus&view=[]&q=%00',
    `/markets?q=${long}`,
    '/txs?page=-1',
    '/txs?page=%7B%22__proto__%22%3A1%7D&filter=nope',
    '/tokens?page=1e99&type=<script>',
    '/token-transfers?page=',
    '/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    `/search?q=${long}`,
    '/search',
    '/search?q=%E2%80%AE%F0%9F%92%A9',
    '/lending?action=steal&asset=0x0',
    '/lending?action=deposit&asset=javascript:alert(1)',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(
      page.getByText(/This page could not be shown|This part of the page failed/),
      path,
    ).toHaveCount(0)
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
  }
})

test('an unknown path shows that there is no such page, with a link home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/no\/such/)
})
