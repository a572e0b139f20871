import { Link, useLocation } from '@tanstack/react-router'
import { cleanText } from '#lib/text/text.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'

/** Shown for a path without a page; repeats the path. */
export function NotFoundPage() {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <div className="grid max-w-2xl gap-4 py-8">
      <PageHead title="Page not found" documentTitle="Not found" />
      <p className="text-muted">
        There is no page at <code className="break-all font-mono text-text">{cleanText(pathname)}</code>. Use
        the search above to find a hash, address, block, name or symbol.
      </p>
      <div>
        <Link to="/" className={buttonClass()}>
          Home
        </Link>
      </div>
    </div>
  )
}
