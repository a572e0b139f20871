import { expect, type Page } from '@playwright/test'
import { overflow, pathOf, settled } from '../testPages.ts'
import { test } from './backend.ts'
import { replaceUnder } from './strings.ts'

const longName = 'The Extraordinarily Long Name of a Token Nobody Ever Asked For'
const words = replaceUnder(new Set(['name', 'symbol', 'method']), [
  longName,
  'W'.repeat(32),
  'ok',
  'M'.repeat(500),
])
const amounts = replaceUnder(new Set(['token_id', 'usdAmount', 'tokenAmount', 'feeAmount', 'value']), [
  '1',
  String(2n ** 256n - 1n),
])
const rewrite = (body: string) => amounts(words(body))

const lists = {
  transfers: () => '/token-transfers',
  trades: (market: string) => market,
  'state changes': (_market: string, transaction: string) => `${transaction}?tab=state`,
  transactions: () => '/txs',
  tokens: () => '/tokens',
  board: () => '/markets?view=table',
}

for (const [name, path] of Object.entries(lists)) {
  test(`no cell of the list "${name}" prints over its neighbour, wide or narrow`, async ({
    page,
    config,
    backend,
  }) => {
    backend.faults.set('indexer', { kind: 'rewrite', rewrite })
    backend.faults.set('explorer', { kind: 'rewrite', rewrite })
    for (const width of [1_280, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path(await pathOf(config, 'market'), await pathOf(config, 'transaction')))
      await settled(page)
      await expect(page.locator('main tbody tr, main li:has(.cell)').first()).toBeVisible()
      expect(await overprints(page), `${width} px`).toEqual([])
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('what a cell cuts can be read whole: pointed at, focused and tapped', async ({
  page,
  config,
  backend,
}) => {
  backend.faults.set('explorer', { kind: 'rewrite', rewrite: words })
  await page.goto(await pathOf(config, 'tokens'))
  await settled(page)
  const full = page.getByRole('tooltip').filter({ hasText: longName })
  const name = page.locator('main tbody td').getByText(longName).first()
  await name.hover()
  await expect(full).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(full).toBeHidden()
  await page.locator('main tbody a').filter({ hasText: longName }).first().focus()
  await expect(full).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.locator('main li bdi').filter({ hasText: longName }).last().dispatchEvent('pointerover')
  await expect(full).toBeVisible()
})

/** Cells whose visible text reaches into the visible text of another cell of their row. */
function overprints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number }
    /** Where the text of a cell is seen: its boxes, less what the elements around it cut off. */
    const visible = (cell: Element): Box[] => {
      const boxes: Box[] = []
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const box = { left, right, top, bottom }
          for (let around = walker.currentNode.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflowX === 'visible') continue
            const edge = around.getBoundingClientRect()
            box.left = Math.max(box.left, edge.left)
            box.right = Math.min(box.right, edge.right)
          }
          if (box.right - box.left > 1 && bottom - top > 1) boxes.push(box)
        }
      }
      return boxes
    }
    const found: string[] = []
    for (const row of document.querySelectorAll('main tbody tr, main li')) {
      const cells = [...row.querySelectorAll('td, .cell')].map((cell) => ({ cell, boxes: visible(cell) }))
      for (const [index, one] of cells.entries())
        for (const other of cells.slice(index + 1))
          for (const a of one.boxes)
            for (const b of other.boxes) {
              const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
              const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
              if (across > 1 && down > 4)
                found.push(`${one.cell.textContent?.slice(0, 30)} | ${other.cell.textContent?.slice(0, 30)}`)
            }
    }
    return found.slice(0, 5)
  })
}
