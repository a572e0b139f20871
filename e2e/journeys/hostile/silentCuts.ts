import type { Page } from '@playwright/test'

/** Texts of the page that are cut at an edge without an ellipsis or a way to scroll. */
export function silentCuts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Span = { left: number; right: number }

    const saysSo = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' || webkitLineClamp !== 'none'

    const isCutSilently = ({ left, right }: Span, around: Element | null): boolean => {
      if (!around) return false
      const style = getComputedStyle(around)
      if (style.overflowX === 'visible') return isCutSilently({ left, right }, around.parentElement)
      const edges = around.getBoundingClientRect()
      // Text for screen readers only is one pixel wide.
      if (/auto|scroll/.test(style.overflowX) || edges.width <= 1) return false
      if ((right > edges.right + 1 || left < edges.left - 1) && !saysSo(style)) return true
      const seen = { left: Math.max(left, edges.left), right: Math.min(right, edges.right) }
      return isCutSilently(seen, around.parentElement)
    }

    const boxesOf = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    }

    const main = document.querySelector('main') ?? document.body
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      const { parentElement } = text
      // What a hash leaves out is visibly left out.
      if (parentElement?.closest('.midcut-rest, .midcut-yields')) continue
      if (boxesOf(text).some((box) => isCutSilently(box, parentElement))) found.push(text.textContent ?? '')
    }
    return found
  })
}
