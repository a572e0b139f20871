import { Panel } from '#ui/layout/Panel.tsx'

/** The credits that licences ask for, and a link to all licence texts, which the build writes to `licences.txt`. */
export function Credits() {
  return (
    <Panel title="Made with">
      <div className="grid gap-3 px-4 py-4 text-sm">
        <p>
          Charts by{' '}
          <a href="https://www.tradingview.com/" rel="noopener noreferrer" className="link underline">
            TradingView
          </a>
          . TradingView Lightweight Charts™, Copyright (с) 2025 TradingView, Inc.{' '}
          <span className="text-faint">Apache-2.0</span>
        </p>
        <p>
          Typeface: a subset of{' '}
          <a href="https://github.com/IBM/plex" rel="noopener noreferrer" className="link underline">
            IBM Plex Sans
          </a>
          . Copyright © 2017 IBM Corp.{' '}
          <a href="/typeface-licence.txt" className="link underline">
            SIL Open Font License 1.1
          </a>
        </p>
        <p>
          <a href="/licences.txt" className="link underline">
            Licences of all libraries
          </a>
        </p>
      </div>
    </Panel>
  )
}
