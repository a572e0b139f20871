/**
 * Loads the code of a tab in parallel with the page's data. It is not in route.ts, because the first load has what that
 * imports, and a market's head and chart come before its tabs.
 */
export function preloadTab(tab = 'trades'): void {
  const code = tab === 'trades' ? import('./tabs/trades/Trades.tsx') : import('./tabs/OtherTab.tsx')
  code.catch(() => undefined)
}
