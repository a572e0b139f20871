import { Link, useLocation } from '@tanstack/react-router'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { resolveSearch } from '#domain/search/resolveSearch.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { ownEntry } from '#lib/text/ownEntry.ts'
import { cleanText } from '#lib/text/text.ts'
import { ReplacePath } from '#pages/root/search/ReplacePath.tsx'
import { SearchBox } from '#pages/root/search/SearchBox.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'

type NotFoundPageProps = {
  /** A sentence of the route, where it knows why there is no such page. */
  data?: unknown
}

/** What other apps, and guesses, call the lists of this one. */
const otherNames: Readonly<Record<string, string>> = {
  '/transactions': '/txs',
  '/transfers': '/token-transfers',
  '/charts': '/stats',
  '/create': '/markets/create',
  '/trade': '/markets',
  '/borrow': '/lending',
  '/earn': '/lending',
}

/** Shown for a path without a page; says why, or repeats the path. A path of another explorer leads to its record here. */
export function NotFoundPage({ data }: NotFoundPageProps) {
  const { pathname, href } = useLocation()
  const meant = parseSearch(href)
  if (data === undefined && meant.kind !== 'text') {
    const path = resolveSearch(meant)
    if (path && path !== href) return <ReplacePath path={path} />
  }
  const named = ownEntry(otherNames, pathname.replace(/\/$/, '').toLowerCase())
  if (data === undefined && named) return <ReplacePath path={named} />
  return (
    <>
      <PageHead title="Page not found" documentTitle="Not found" />
      <div className="grid gap-4">
        <p className="text-sm text-muted">
          {typeof data === 'string' ? (
            data
          ) : (
            <>
              There is no page at <code className="break-all font-mono text-text">{cleanText(pathname)}</code>
              .
            </>
          )}{' '}
          Search for a hash, address, block, name or symbol.
        </p>
        <SearchBox size="page" />
        <div className="flex flex-wrap gap-2">
          <Link to="/" className={buttonClass()}>
            Home
          </Link>
          {hasMarkets() && (
            <Link to="/markets" className={buttonClass()}>
              Markets
            </Link>
          )}
          <Link to="/txs" className={buttonClass()}>
            Latest transactions
          </Link>
        </div>
      </div>
    </>
  )
}
