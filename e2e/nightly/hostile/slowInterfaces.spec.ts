import { expect, type Page } from '@playwright/test'
import { test } from '../../journeys/hostile/backend.ts'
import { pathOf } from '../../testPages.ts'

const interfaces = ['indexer', 'node', 'explorer', 'lending'] as const

function statusOf(page: Page) {
  return page.getByRole('button', { name: /Network status/ })
}

for (const kind of ['hang', 'drip'] as const) {
  test(`interfaces that ${kind} time out and are named, and the frame never waits`, async ({
    page,
    config,
    backend,
  }) => {
    const path = await pathOf(config, 'address')
    for (const name of interfaces) backend.faults.set(name, { kind })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(statusOf(page)).toHaveAccessibleName(/Node down, Explorer down/, { timeout: 30_000 })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Markets' }).click()
    await expect(page).toHaveURL(/\/markets/)
  })
}

test('a slow explorer delays only its own panels, which then load', async ({ page, config, backend }) => {
  const path = await pathOf(config, 'tokens')
  backend.faults.set('explorer', { kind: 'slow', milliseconds: 3_500 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('row').nth(2)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
  await expect(statusOf(page)).toHaveAccessibleName(/Explorer slow/)
})
