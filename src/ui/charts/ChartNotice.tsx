/** The attribution that the licence of the chart library requires beside every chart. */
export function ChartNotice() {
  return (
    <p className="text-xs text-faint">
      Charts by{' '}
      <a
        className="underline underline-offset-2 hover:text-text"
        href="https://www.tradingview.com/"
        rel="noopener noreferrer"
        target="_blank"
        title="TradingView Lightweight Charts™, Copyright (с) 2025 TradingView, Inc."
      >
        TradingView
      </a>
    </p>
  )
}
