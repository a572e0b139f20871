import { Link } from '@tanstack/react-router'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

/** What can be searched for, and in which form. */
export function SearchHelp() {
  return (
    <Panel
      title="You can search for"
      control={
        <span className="flex gap-4 px-2 text-xs whitespace-nowrap">
          {hasMarkets() && (
            <Link to="/markets" className="link">
              All markets
            </Link>
          )}
          <Link to="/tokens" className="link">
            All tokens
          </Link>
        </span>
      }
    >
      <Details columns>
        <Detail label="Transaction">Hash: 0x and 64 digits</Detail>
        <Detail label="Address">0x and 40 digits, or your label</Detail>
        <Detail label="Block">Number, hash or “latest”</Detail>
        <Detail label={hasMarkets() ? 'Token, market' : 'Token'}>Name, symbol or address</Detail>
      </Details>
    </Panel>
  )
}
