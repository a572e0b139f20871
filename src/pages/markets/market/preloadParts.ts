/**
 * Loads the code of the chart and of a tab in parallel with their data. It is not in route.ts, because the first load has
 * what that imports, and all of it comes before the chart.
 */
export function preloadParts(tab = 'trades'): void {
  const parts = [
    import('#ui/charts/candles/CandleCanvas.tsx'),
    tab === 'trades' ? import('./tabs/trades/Trades.tsx') : import('./tabs/OtherTab.tsx'),
  ]
  for (const part of parts) part.catch(() => undefined)
}
