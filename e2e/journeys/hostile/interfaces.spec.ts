import { expect } from '@playwright/test'
import { pathOf } from '../../testPages.ts'
import { test } from './backend.ts'

/*
 * A real browser's addition to `test/faults/`, where all faults of all interfaces are tried on all pages in virtual
 * time.
 */

test('with the explorer down its panels and the frame name it, other pages work, and it recovers', {
  tag: '@onlyNight',
}, async ({ page, config, backend }) => {
  const main = page.getByRole('main')
  const status = page.getByRole('button', { name: /Network status/ })
  backend.faults.set('explorer', { kind: 'down' })
  await page.goto(await pathOf(config, 'tokens'))
  await expect(main.getByText("Can't reach the explorer.").first()).toBeVisible()
  await expect(status).toHaveAccessibleName(/Explorer down/)

  const search = page.getByRole('banner').getByRole('combobox')
  await search.pressSequentially('tide')
  await expect(page.getByRole('option', { name: /^TIDE/ })).toBeVisible()
  await search.press('Escape')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Markets' }).click()
  await expect(main.getByRole('row').nth(2)).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)

  backend.faults.delete('explorer')
  await page.goBack()
  const again = main.getByRole('button', { name: 'Try again' }).first()
  await again.or(main.getByRole('row').nth(2)).first().waitFor()
  // It may have recovered by itself just now.
  await again.click({ timeout: 1_000 }).catch(() => undefined)
  await expect(main.getByRole('row').nth(2)).toBeVisible()
  await expect(status).toHaveAccessibleName(/Explorer (live|slow)/)
})
