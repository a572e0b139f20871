import type { Page } from '@playwright/test'

/** Hashes and addresses on the page whose first or last characters are not visible, with their cell. */
export function cutEnds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Span = { left: number; right: number }

    const spanOf = (text: Node | null | undefined): Span | null => {
      if (!text) return null
      const range = document.createRange()
      range.selectNodeContents(text)
      const [box] = range.getClientRects()
      return box && box.width > 1 ? box : null
    }

    const isCut = ({ left, right }: Span, around: Element | null): boolean => {
      if (!around) return false
      const { overflowX } = getComputedStyle(around)
      const edges = around.getBoundingClientRect()
      if (/auto|scroll/.test(overflowX)) return false
      if (overflowX !== 'visible' && (right > edges.right + 1 || left < edges.left - 1)) return true
      return isCut({ left, right }, around.parentElement)
    }

    return [...document.querySelectorAll('main .midcut-rest')]
      .filter((rest) => rest.getBoundingClientRect().width > 0)
      .filter((rest) => {
        // Behind a name it may be its last characters alone.
        const first = rest.closest('.midcut-yields') ? [] : [spanOf(rest.previousSibling)]
        const ends = [...first, spanOf(rest.nextSibling)]
        return ends.some((end) => !end || isCut(end, rest.parentElement))
      })
      .map((rest) => rest.closest('td, .cell, li, dd')?.textContent ?? String(rest.textContent))
  })
}
