import { Panel } from '#ui/layout/Panel.tsx'

const libraries = [
  { name: 'React', url: 'https://react.dev', licence: 'MIT' },
  { name: 'TanStack Router, Query', url: 'https://tanstack.com', licence: 'MIT' },
  { name: 'urql', url: 'https://urql.dev', licence: 'MIT' },
  { name: 'viem, wagmi', url: 'https://viem.sh', licence: 'MIT' },
  { name: 'Base UI', url: 'https://base-ui.com', licence: 'MIT' },
  { name: 'Valibot', url: 'https://valibot.dev', licence: 'MIT' },
  { name: 'blo', url: 'https://github.com/bpierre/blo', licence: 'MIT' },
  { name: 'Lucide', url: 'https://lucide.dev', licence: 'ISC' },
] as const

/** The libraries of the app with their licences. The build writes the full licence texts to `licences.txt`. */
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
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {libraries.map(({ name, url, licence }) => (
            <li key={name}>
              <a href={url} rel="noreferrer" className="link">
                {name}
              </a>{' '}
              <span className="text-faint">{licence}</span>
            </li>
          ))}
        </ul>
        <p className="text-xs text-faint">
          Full licence texts, with those of all dependencies:{' '}
          <a href="/licences.txt" className="link underline">
            licences
          </a>
        </p>
      </div>
    </Panel>
  )
}
