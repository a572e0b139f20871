import type { Page } from '@playwright/test'

/**
 * Visual faults of a page, one sentence each: cut amounts, cut texts, figures off their heading or the edge of their row,
 * drawings cut by their cell, labels on two lines, gas prices of a column with several numbers of decimals, cards with
 * `74,498.52` and `617K` at the same place, "1 trades".
 */
export function lookFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Span = { left: number; right: number }

    const textOf = (element: Element) => (element.textContent ?? '').trim().slice(0, 60)
    const isCutting = (element: Element) => /^(hidden|clip)$/.test(getComputedStyle(element).overflowX)

    /** An image, or a shape that is cut out of an element's background. */
    const isDrawing = (element: Element) =>
      /^(svg|img)$/i.test(element.tagName) || getComputedStyle(element).clipPath.startsWith('polygon')

    /** The visible part of a box, clipped by the elements around it up to `end`. */
    function seen(span: Span, around: Element | null, end: Element): Span {
      if (!around || around === end) return span
      const box = around.getBoundingClientRect()
      const inside = isCutting(around)
        ? { left: Math.max(span.left, box.left), right: Math.min(span.right, box.right) }
        : span
      return seen(inside, around.parentElement, end)
    }

    function boxesOf(node: Node) {
      const range = document.createRange()
      range.selectNode(node)
      return [...range.getClientRects()].filter(({ height }) => height > 1)
    }

    /** The horizontal span that is drawn inside of an element; null for none. */
    function drawn(element: Element): Span | null {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      const spans: Span[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        if (node instanceof Element && !isDrawing(node)) continue
        spans.push(...boxesOf(node).map((box) => seen(box, node.parentElement, element)))
      }
      const shown = spans.filter(({ left, right }) => right - left > 1)
      if (shown.length === 0) return null
      return {
        left: Math.min(...shown.map(({ left }) => left)),
        right: Math.max(...shown.map(({ right }) => right)),
      }
    }

    function cutFaults(element: Element): string[] {
      const [box, inside] = [element.getBoundingClientRect(), drawn(element)]
      if (!inside || box.width <= 1) return []
      const text = textOf(element)
      if (inside.left < box.left - 2 && inside.right > box.right + 2)
        return [`the text is cut on both sides: ${text}`]
      const isAmount = /^[+−-]?\$?\d[\d,.]*( \S{1,12})?$/.test(text)
      // Without an ellipsis the rest of a figure looks like a whole one: "diluted cap $18".
      const isSilent = getComputedStyle(element).textOverflow === 'clip' && /\d[KMB%]?$/.test(text)
      return (isAmount || isSilent) && inside.right > box.right + 1 ? [`the amount is cut: ${text}`] : []
    }

    function headFaults(table: Element): string[] {
      const rows = [...table.querySelectorAll('tbody tr')].slice(0, 12)
      return [...table.querySelectorAll('thead th')].flatMap((head, column) => {
        const cells = rows.flatMap(({ children }) => children[column] ?? [])
        return cells.flatMap((cell) => offHead(head, cell)).slice(0, 1)
      })
    }

    function offHead(head: Element, cell: Element): string[] {
      if (getComputedStyle(cell).textAlign !== 'right') return []
      const [above, below] = [drawn(head), drawn(cell)]
      const off = above && below ? above.right - below.right : 0
      if (Math.abs(off) <= 2) return []
      return [`the head "${textOf(head)}" stands ${off.toFixed(1)} px off "${textOf(cell)}"`]
    }

    /** A figure at the right side of a row on a phone that is drawn short of the edge that the rows share. */
    function edgeFaults(row: Element): string[] {
      const edge = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight)
      return [...row.querySelectorAll(':scope > div > .ml-auto > :last-child')].flatMap((end) => {
        const off = edge - (drawn(end)?.right ?? edge)
        return off > 2 && /\d[KMBT%]?$/.test(textOf(end))
          ? [`"${textOf(end)}" stands ${off.toFixed(1)} px off the edge of its row`]
          : []
      })
    }

    /** A mark behind a figure of which a part is cut off. */
    function hangingFaults(mark: Element): string[] {
      const glyph = boxesOf(mark.firstChild ?? mark)[0]
      const right = glyph ? seen(glyph, mark.parentElement, document.body).right : 0
      return glyph && right < glyph.right - 1 ? [`the mark behind ${textOf(mark)} is cut`] : []
    }

    /** A copy button on a line of its own, below what it copies. */
    function copyFaults(button: Element): string[] {
      const before = button.parentElement?.closest('[data-address]')?.querySelector('a')
      const last = [...(before?.getClientRects() ?? [])].at(-1)
      const { top, bottom } = button.getBoundingClientRect()
      return before && last && top < bottom && top > last.bottom
        ? [`the copy button of ${textOf(before)} stands on a line of its own`]
        : []
    }

    /** A line or a bar that is wider than its cell, which ends in dots then. */
    function drawingFaults(drawing: Element): string[] {
      const cell = drawing.closest('td')
      const { right = 0, width = 0 } = drawing.getBoundingClientRect()
      if (!cell || width <= 1) return []
      const edge = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight)
      return right > edge + 1 ? [`a drawing is wider than its cell: ${textOf(cell)}`] : []
    }

    /** The button of a column's heading that is wider than the column, which ends in dots then. */
    function orderFaults(button: Element): string[] {
      const head = button.closest('th')
      if (!head) return []
      const edge = head.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(head).paddingRight)
      const isWider = button.getBoundingClientRect().right > edge + 0.1
      return isWider ? [`the heading "${textOf(head)}" is wider than its column`] : []
    }

    /** A label beside its value that takes two lines. */
    function labelFaults(label: Element): string[] {
      const tops = new Set(boxesOf(label.firstChild ?? label).map(({ top }) => Math.round(top)))
      return tops.size > 1 ? [`the label "${textOf(label)}" takes two lines`] : []
    }

    /** The text of an element without what only screen readers and selections get. */
    function shownText(element: Element): string {
      const copy = element.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove()
      return textOf(copy)
    }

    /** Different numbers of decimals in a column whose heading has the unit of all its figures. */
    function decimalFaults(table: Element): string[] {
      const rows = [...table.querySelectorAll('tbody tr')]
      return [...table.querySelectorAll('thead th')].flatMap((head, column) => {
        if (!/ (Gwei|ETH)$/.test(textOf(head))) return []
        const shown = rows.flatMap(({ children }) => (children[column] ? shownText(children[column]) : []))
        const decimals = new Set(shown.flatMap((text) => /^\d[\d,]*\.(\d+)/.exec(text)?.[1]?.length ?? []))
        return decimals.size > 1
          ? [`the column "${textOf(head)}" has figures with ${[...decimals].join(' and ')} decimals`]
          : []
      })
    }

    /** The name of a cell of a card: what only screen readers get, or the label before it. */
    function cellName(cell: Element): string {
      return textOf(cell.querySelector(':scope > .sr-only') ?? cell.previousElementSibling ?? cell)
    }

    /** Large figures of one cell that are whole in some cards of a list and short in others. */
    function formFaults(list: Element): string[] {
      const cells = [...list.querySelectorAll(':scope > li .cell')]
      return [...new Set(cells.map(cellName))].flatMap((name) => {
        const texts = cells.filter((cell) => cellName(cell) === name).map(shownText)
        const whole = texts.find((text) => /^[+−-]?\$?\d{2,3}(,\d{3})+(\.\d+)?( \S{1,12})?$/.test(text))
        const short = texts.find((text) => /^[+−-]?\$?\d[\d.]*[KMBT]( \S{1,12})?$/.test(text))
        return whole && short ? [`the cards show "${name}" as ${whole} and as ${short}`] : []
      })
    }

    // A hash is visibly cut in its middle, and the container of a whole list cuts nothing.
    const cutting = [...document.querySelectorAll('main *')].filter(
      (each) =>
        isCutting(each) &&
        !each.closest('.midcut, .midcut-yields, svg, [aria-hidden="true"]') &&
        !each.querySelector('table, ul, ol, section, svg'),
    )
    const tables = [...document.querySelectorAll('main table:has(thead)')]
    const plurals =
      document
        .querySelector('main')
        ?.textContent.match(
          /(?<![\d.,\w])1 (trades|holders|markets|tokens|blocks|transactions|transfers|logs)\b/g,
        ) ?? []
    const dotted = document.querySelector('main')?.textContent.match(/(?<![\da-fx])\d[\d,.]*…/gi) ?? []
    return [
      ...cutting.flatMap(cutFaults),
      ...tables.flatMap(headFaults),
      ...[...document.querySelectorAll('main li')].flatMap(edgeFaults),
      ...[...document.querySelectorAll('main [data-copy]')].flatMap(copyFaults),
      ...[...document.querySelectorAll('main :is(td, .cell) .hanging')].flatMap(hangingFaults),
      ...[...document.querySelectorAll('main td svg')].flatMap(drawingFaults),
      ...[...document.querySelectorAll('main th button')].flatMap(orderFaults),
      ...tables.flatMap(decimalFaults),
      ...[...document.querySelectorAll('main ul')].flatMap(formFaults),
      ...[...document.querySelectorAll('main dl dt')].flatMap(labelFaults),
      ...plurals.map((text) => `one is written as many: ${text}`),
      ...dotted.map((text) => `a number ends in dots: ${text}`),
    ]
  })
}
