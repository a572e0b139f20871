import { expect } from '@playwright/test'
import { test } from '../../fixtures.ts'
import { serveConfig } from './backend.ts'

test('an invalid config.json shows a readable page with the reason', { tag: '@onlyNight' }, async ({
  page,
  config,
}) => {
  const cases: [unknown, RegExp][] = [
    ['<!doctype html><h1>Not here</h1>', /is not JSON/],
    ['', /is not JSON/],
    ['null', /must be of type/],
    [{}, /name is missing/],
    [{ ...config, chainId: '31337' }, /chainId must be of type number/],
    [{ ...config, rpcUrl: 'javascript:alert(1)' }, /rpcUrl/],
    [{ ...config, lendingPool: '0x12' }, /lendingPool must be an address/],
  ]
  for (const [answer, problem] of cases) {
    await page.unrouteAll()
    await serveConfig(page, answer)
    await page.goto('/markets')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/configuration cannot be used/)
    await expect(page.getByRole('listitem').filter({ hasText: problem }).first()).toBeVisible()
  }
})

test('a missing config.json is named, and trying again helps', { tag: '@onlyNight' }, async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/')
  await expect(page.getByText(/the answer was 404/)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Latest blocks' })).toBeVisible()
})

test('poisoned storage is ignored', { tag: '@onlyNight' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['preferences', 'transactions', 'endpoints', 'wallet', 'watchlist.31337'])
      localStorage.setItem(`tideline.${key}`, '{"theme":["__proto__"],"indexerUrl":"javascript:alert(1)"}')
    localStorage.setItem('wagmi.store', '{"state":{"connections":{}}}')
  })
  for (const path of ['/lending', '/markets', '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
  }
})
