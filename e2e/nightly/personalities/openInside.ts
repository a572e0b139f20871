import type { Page } from '@playwright/test'

/** Navigates inside of the app, without a reload. */
export function openInside(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => window.history.pushState({}, '', to), path)
}
