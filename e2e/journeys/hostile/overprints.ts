import type { Page } from '@playwright/test'

type Box = { left: number; right: number; top: number; bottom: number }
type Cell = { text: string; boxes: Box[] }

/** Cells of one row or card, and figures of one head, whose visible texts overlap. */
export async function overprints(page: Page): Promise<string[]> {
  const rows = await page.evaluate(visibleTexts)
  return rows.flatMap((cells) =>
    cells.flatMap((one, index) =>
      cells
        .slice(index + 1)
        .filter((other) => one.boxes.some((a) => other.boxes.some((b) => touch(a, b))))
        .map((other) => `${one.text} | ${other.text}`),
    ),
  )
}

function touch(a: Box, b: Box): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 1 && down > 4
}

/** Runs in the page: the visible box of every cell's text, clipped by the elements around it. */
function visibleTexts(): Cell[][] {
  const clip = (box: Box, around: Element | null): Box => {
    if (!around) return box
    const { left, right, top, bottom } = around.getBoundingClientRect()
    const { overflowX, overflowY } = getComputedStyle(around)
    const rest = { ...box }
    if (overflowX !== 'visible')
      Object.assign(rest, { left: Math.max(box.left, left), right: Math.min(box.right, right) })
    if (overflowY !== 'visible')
      Object.assign(rest, { top: Math.max(box.top, top), bottom: Math.min(box.bottom, bottom) })
    return clip(rest, around.parentElement)
  }
  const boxesOf = (text: Node): Box[] => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
      .map(({ left, right, top, bottom }) => clip({ left, right, top, bottom }, text.parentElement))
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1)
  }
  const textsOf = (cell: Element): Node[] => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    return texts
  }
  return [...document.querySelectorAll('main tbody tr, main li, main header')].map((row) =>
    [...row.querySelectorAll('td, .cell')].map((cell) => ({
      text: cell.textContent?.slice(0, 30) ?? '',
      boxes: textsOf(cell).flatMap(boxesOf),
    })),
  )
}
