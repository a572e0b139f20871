import { expect, type Page } from '@playwright/test'
import { pathOf, type TestPageName } from '../../testPages.ts'
import { type Fault, type Interface, test } from './backend.ts'

const titles: Record<Interface, string> = {
  indexer: 'Indexer',
  node: 'Node',
  explorer: 'Explorer',
  lending: 'Lending',
}
/** A page that lives of the interface, and one that lives without it. */
const homes: Record<Interface, { page: TestPageName; other: string; otherText: string }> = {
  indexer: { page: 'markets', other: '/blocks', otherText: 'Blocks' },
  node: { page: 'lending', other: '/markets', otherText: 'Markets' },
  explorer: { page: 'tokens', other: '/markets', otherText: 'Markets' },
  lending: { page: 'lending', other: '/markets', otherText: 'Markets' },
}
const interfaces = Object.keys(titles) as Interface[]

/** The sentence of the failed part: it names the interface, in the page and not in the header. */
function sentence(page: Page, name: Interface) {
  return page.getByRole('main').getByText(new RegExp(`${titles[name]}\\b.*\\.`, 'i'))
}

function statusOf(page: Page) {
  return page.getByRole('button', { name: /Network status/ })
}

for (const name of interfaces) {
  const { other, otherText } = homes[name]

  test(`with the ${name} down its part says so, the frame names it, and the rest works`, async ({
    page,
    config,
    backend,
  }) => {
    backend.faults.set(name, { kind: 'down' })
    await page.goto(await pathOf(config, homes[name].page))
    await expect(sentence(page, name).first()).toBeVisible()
    await expect(statusOf(page)).toHaveAccessibleName(new RegExp(`${titles[name]} down`))
    await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${other}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(otherText)
    await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)

    backend.faults.delete(name)
    await page.goBack()
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
    await again.or(page.getByRole('main').getByRole('row').nth(2)).first().waitFor()
    if (await again.isVisible()) await again.click()
    await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
    await expect(statusOf(page)).toHaveAccessibleName(new RegExp(`${titles[name]} live`))
  })

  test(`whatever the ${name} answers, the page stands and says what it cannot read`, async ({
    page,
    config,
    backend,
  }) => {
    const path = await pathOf(config, homes[name].page)
    for (const [title, fault] of Object.entries(nonsense)) {
      await test.step(title, async () => {
        backend.faults.set(name, fault)
        await page.goto(path)
        await expect(sentence(page, name).first(), title).toBeVisible()
        await expect(statusOf(page), title).toHaveAccessibleName(new RegExp(`${titles[name]} (down|slow)`))
        await expect(page.getByText('This part of the page failed.'), title).toHaveCount(0)
      })
    }
  })
}

test('with the explorer down the search names it and still suggests markets', async ({ page, backend }) => {
  backend.faults.set('explorer', { kind: 'down' })
  await page.goto('/markets')
  await page.getByRole('banner').getByRole('combobox').pressSequentially('tide')
  await expect(page.getByRole('option', { name: /^TIDE/ })).toBeVisible()
  await expect(page.getByText("Can't reach the explorer.")).toBeVisible()
})

const nonsense: Record<string, Fault> = {
  'a web page': { kind: 'body', body: '<!doctype html><h1>Welcome</h1>' },
  'a web page of a broken gateway': { kind: 'status', status: 502, body: '<html>502 Bad Gateway</html>' },
  null: { kind: 'body', body: 'null', type: 'application/json' },
  'an empty text': { kind: 'body', body: '""', type: 'application/json' },
  'a number': { kind: 'body', body: '5', type: 'application/json' },
  nothing: { kind: 'body', body: '', type: 'application/json' },
  'half an answer': { kind: 'truncate' },
  'too much': { kind: 'body', body: `{"items":["${'x'.repeat(7_000_000)}"]}`, type: 'application/json' },
  'too many requests': {
    kind: 'status',
    status: 429,
    body: '{"message":"Slow down."}',
    type: 'application/json',
  },
}

test('an empty list in place of an object takes no page down', async ({ page, config, backend }) => {
  for (const name of interfaces)
    backend.faults.set(name, { kind: 'body', body: '[]', type: 'application/json' })
  for (const name of ['home', 'market', 'transaction', 'address', 'lending', 'account', 'status'] as const) {
    await page.goto(await pathOf(config, name))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('This page could not be shown')).toHaveCount(0)
  }
})

for (const kind of ['hang', 'drip'] as const) {
  test(`interfaces that ${kind} are given up after a while, and are named; the frame never waits`, async ({
    page,
    config,
    backend,
  }) => {
    const path = await pathOf(config, 'address')
    for (const name of interfaces) backend.faults.set(name, { kind })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 5_000 })
    await expect(statusOf(page)).toHaveAccessibleName(/Node down, Explorer down/, { timeout: 25_000 })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Markets' }).click()
    await expect(page).toHaveURL(/\/markets/)
  })
}

test('a slow explorer slows only its own part, which completes itself', async ({ page, config, backend }) => {
  backend.faults.set('explorer', { kind: 'slow', milliseconds: 3_500 })
  const path = await pathOf(config, 'tokens')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 3_000 })
  await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
  await expect(statusOf(page)).toHaveAccessibleName(/Explorer slow/)
})
