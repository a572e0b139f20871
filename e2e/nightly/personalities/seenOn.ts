import type { Page } from '@playwright/test'

/** The visible and accessible texts of the page at one moment: its words, the names of icons, and titles. */
export function seenOn(page: Page): Promise<string> {
  return page.getByRole('main').evaluateAll((mains: HTMLElement[]) =>
    mains
      .flatMap((main) => [
        // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden is not seen
        main.innerText,
        ...[...main.querySelectorAll('[aria-label], [title]')].flatMap((each) => [
          each.getAttribute('aria-label'),
          each.getAttribute('title'),
        ]),
      ])
      .join(' ')
      .replace(/\s+/g, ' '),
  )
}
