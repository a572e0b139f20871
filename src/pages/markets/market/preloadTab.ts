/** Asks for the code of a tab beside the page's data. Every visit asks for what route.ts imports, so it is not there. */
export function preloadTab(tab: string | undefined): void {
  if (tab !== undefined && tab !== 'trades') void import('./tabs/OtherTab.tsx').catch(() => undefined)
}
