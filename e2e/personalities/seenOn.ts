import type { Page } from '@playwright/test'

/** What can be seen and heard of the page: its words, the names of its signs, and what its marks explain. */
export async function seenOn(page: Page): Promise<string> {
  const main = page.getByRole('main')
  const words = await main.allInnerTexts()
  // After the words: what is named is never older than what is said.
  const names = await main
    .locator('[aria-label], [title]')
    .evaluateAll((all) =>
      all.flatMap((each) => [each.getAttribute('aria-label'), each.getAttribute('title')]),
    )
  return [...words, ...names].join(' ').replace(/\s+/g, ' ')
}
