import { expect } from '@playwright/test'
import { type Config, test } from '../fixtures.ts'
import { readShifts, watchShifts } from '../layoutShifts.ts'
import { openWhole, pathOf, settled } from '../testPages.ts'

const fontFile = /\.woff2$/

test('the typeface is one file of at most 40 kB, requested before any script runs', async ({
  page,
  request,
}) => {
  const markup = await (await request.get('/')).text()
  const preloaded = /<link rel="preload" href="(\S+\.woff2)"/.exec(markup)?.[1]
  const file = await request.get(String(preloaded))
  expect(file.headers()['content-type']).toBe('font/woff2')
  expect(file.headers()['cache-control']).toContain('immutable')
  expect((await file.body()).length).toBeLessThanOrEqual(40_000)

  const asked: string[] = []
  page.on('request', (sent) => fontFile.test(sent.url()) && asked.push(new URL(sent.url()).pathname))
  await openWhole(page, '/markets')
  expect(asked).toEqual([preloaded])
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(loaded.join()).toContain('Tideline Sans')
})

test('all digits are equally wide in every weight, and so is the minus', async ({ page }) => {
  await openWhole(page, '/settings')
  const widths = await page.evaluate(async () => {
    await document.fonts.ready
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    return [400, 500, 600].map((weight) => {
      pen.font = `${weight} 100px "Tideline Sans"`
      return [...'0123456789−+'].map((sign) => Math.round(pen.measureText(sign).width))
    })
  })
  for (const each of widths) expect(new Set(each), each.join()).toEqual(new Set([60]))
})

for (const width of [1_280, 360]) {
  for (const name of ['home', 'markets', 'transaction', 'lending'] as const) {
    test(`a late typeface shifts nothing on the page "${name}", ${width} px wide`, async ({
      page,
      config,
    }) => {
      // Always the same transaction, because line breaks depend on its figures.
      const path =
        name === 'transaction' ? `/tx/${await firstTransaction(config)}` : await pathOf(config, name)
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(fontFile, async (route) => {
        await held
        await route.continue()
      })
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await settled(page)
      release()
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => page.evaluate(() => document.fonts.check('14px "Tideline Sans"'))).toBe(true)
      const { shifts, total } = await readShifts(page)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02)
    })
  }
}

/** The first transaction of the chain, which creates a contract: no figure of it decides where a line breaks. */
async function firstTransaction({ explorerUrl }: Config): Promise<string> {
  const answer = await fetch(`${explorerUrl}/api/v2/blocks/1/transactions`)
  const { items } = (await answer.json()) as { items: { hash: string }[] }
  if (!items[0]) throw new Error('Block 1 has no transaction.')
  return items[0].hash
}
