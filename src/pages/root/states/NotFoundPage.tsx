import { Link, useLocation } from '@tanstack/react-router'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { resolveSearch } from '#domain/search/resolveSearch.ts'
import { cleanText } from '#lib/text/text.ts'
import { ReplacePath } from '#pages/root/search/ReplacePath.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'

type NotFoundPageProps = {
  /** A sentence of the route, where it knows why there is no such page. */
  data?: unknown
}

/** Shown for a path without a page; says why, or repeats the path. A path of another explorer leads to its record here. */
export function NotFoundPage({ data }: NotFoundPageProps) {
  const { pathname, href } = useLocation()
  const meant = parseSearch(href)
  if (data === undefined && meant.kind !== 'text') {
    const path = resolveSearch(meant)
    if (path && path !== href) return <ReplacePath path={path} />
  }
  return (
    <div className="max-w-2xl">
      <PageHead title="Page not found" documentTitle="Not found" />
      <p className="mb-4 text-muted">
        {typeof data === 'string' ? (
          data
        ) : (
          <>
            There is no page at <code className="break-all font-mono text-text">{cleanText(pathname)}</code>.
          </>
        )}{' '}
        Use the search above to find a hash, address, block, name or symbol.
      </p>
      <Link to="/" className={buttonClass()}>
        Home
      </Link>
    </div>
  )
}
