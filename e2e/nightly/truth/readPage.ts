import type { Locator } from '@playwright/test'

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
 * Reads what a page or a part of it shows, from its document alone, with the counts of tabs. Text that only a selection copies is left out, and
 * zeros that the style sheet counts are written as subscripts. A figure that becomes another one is read as `label,
 * before` and `label, after`, too; a field by its label, and the amount of its button as `label, maximum`.
 */
export function readPage(part: Locator): Promise<PageFigures> {
  return part.evaluate((root) => {
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
    const tell = (name: string, place: ReturnType<typeof placeOf>) => {
      labels[name] = [...(labels[name] ?? []), place]
    }
    for (const label of root.querySelectorAll('dt, .truncate.text-xs.text-muted')) {
      const name = seen(label)
      const value = label.nextElementSibling
      tell(name, placeOf(value))
      if (!value?.querySelector('[aria-label="becomes"]')) continue
      tell(`${name}, before`, placeOf(value.firstElementChild))
      tell(`${name}, after`, placeOf(value.lastElementChild))
    }
    for (const tab of root.querySelectorAll('[role=tab]'))
      tell(tab.firstChild?.textContent ?? '', placeOf(tab.querySelector('span')))
    for (const field of root.querySelectorAll('input')) {
      const name = field.labels?.[0] ? seen(field.labels[0]) : ''
      const maximum = field.parentElement?.querySelector('button')?.getAttribute('aria-label') ?? ''
      tell(name, { text: field.value, figures: [] })
      tell(`${name}, maximum`, { text: maximum, figures: [] })
    }
    const rowsOf = (table: HTMLTableElement) => {
      const heads = [...table.querySelectorAll('thead th')].map(seen)
      return [...table.querySelectorAll('tbody tr')].map((row) => {
        const links = [...row.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '')
        const cells = [...row.children].map((cell, at) => [heads[at] ?? '', placeOf(cell)] as const)
        return { row: links[0] ?? '', links, cells: Object.fromEntries(cells) }
      })
    }
    const tables = [...root.querySelectorAll<HTMLTableElement>('table')].map(
      (table) => [table.caption?.textContent ?? '', rowsOf(table)] as const,
    )
    return { labels, tables: Object.fromEntries(tables) }
  })
}
