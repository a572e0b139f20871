import type { Page } from '@playwright/test'

/** Goes on inside the app, without loading it again. */
export function openInside(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => window.history.pushState({}, '', to), path)
}
