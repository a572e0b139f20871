import type { Page } from '@playwright/test'

/** A figure as a page shows it: its text, and the title with every digit. */
export type Shown = { text: string; title: string }

/** What stands at one place of a page: its whole text, and the figures in it that have a title. */
export type Place = { text: string; figures: Shown[] }

/** The figures of a page, by their labels, and by table, row and column. A row is known by the address of its first link. */
export type PageFigures = {
  labels: Record<string, Place[]>
  tables: Record<string, { row: string; links: string[]; cells: Record<string, Place> }[]>
}

/**
 * Reads what a page shows, from its document alone. Text that only a selection copies is left out, and zeros that the
 * style sheet counts are written as subscripts.
 */
export function readPage(page: Page): Promise<PageFigures> {
  return page.evaluate(() => {
    const seen = (element: Element): string => {
      const copy = element.cloneNode(true) as Element
      for (const sub of copy.querySelectorAll('[data-zeros]'))
        sub.textContent = Array.from(
          sub.getAttribute('data-zeros') ?? '',
          (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? '',
        ).join('')
      for (const hidden of copy.querySelectorAll('.sr-only, [aria-hidden="true"]:not([data-zeros])'))
        hidden.remove()
      return (copy.textContent ?? '').trim()
    }
    const placeOf = (element: Element | null | undefined) => ({
      text: element ? seen(element) : '',
      figures: [...(element?.querySelectorAll('[title]') ?? [])]
        .map((each) => ({ text: seen(each), title: each.getAttribute('title') ?? '' }))
        .filter(({ title }) => /^[−<>]?\$?\d/.test(title)),
    })
    const labels: Record<string, ReturnType<typeof placeOf>[]> = {}
    for (const label of document.querySelectorAll('main dt, main .truncate.text-xs.text-muted')) {
      const name = seen(label)
      labels[name] = [...(labels[name] ?? []), placeOf(label.nextElementSibling)]
    }
    const rowsOf = (table: HTMLTableElement) => {
      const heads = [...table.querySelectorAll('thead th')].map(seen)
      return [...table.querySelectorAll('tbody tr')].map((row) => {
        const links = [...row.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '')
        const cells = [...row.children].map((cell, at) => [heads[at] ?? '', placeOf(cell)] as const)
        return { row: links[0] ?? '', links, cells: Object.fromEntries(cells) }
      })
    }
    const tables = [...document.querySelectorAll<HTMLTableElement>('main table')].map(
      (table) => [table.caption?.textContent ?? '', rowsOf(table)] as const,
    )
    return { labels, tables: Object.fromEntries(tables) }
  })
}
