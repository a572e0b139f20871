import { Link, useLocation } from '@tanstack/react-router'
import { cleanText } from '#lib/text/text.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'

type NotFoundPageProps = {
  /** A sentence of the route, where it knows why there is no such page. */
  data?: unknown
}

/** Shown for a path without a page; says why, or repeats the path. */
export function NotFoundPage({ data }: NotFoundPageProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <div className="grid max-w-2xl gap-4 py-8">
      <PageHead title="Page not found" documentTitle="Not found" />
      <p className="text-muted">
        {typeof data === 'string' ? (
          data
        ) : (
          <>
            There is no page at <code className="break-all font-mono text-text">{cleanText(pathname)}</code>.
          </>
        )}{' '}
        Use the search above to find a hash, address, block, name or symbol.
      </p>
      <div>
        <Link to="/" className={buttonClass()}>
          Home
        </Link>
      </div>
    </div>
  )
}
