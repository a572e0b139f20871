/**
 * Loads the code of a tab in parallel with the page's data. It is not in route.ts, because every visit loads what that
 * imports.
 */
export function preloadTab(tab: string | undefined): void {
  if (tab !== undefined && tab !== 'trades') void import('./tabs/OtherTab.tsx').catch(() => undefined)
}
