import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useId } from 'react'
import type { InterfaceName } from '#lib/requests/errors.ts'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { interfaceInSentence } from '#ui/feedback/failure/interfaceTitle.ts'
import { PanelKey, useIsHidden } from '#ui/feedback/failure/outage.ts'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { useSlowRetry } from '#ui/feedback/loading/useSlowRetry.ts'

type PanelProps = {
  title: ReactNode
  /** The one control of the panel, right of the title. */
  control?: ReactNode
  /** An `AsOf`, left of the control. A bare panel shows it in the heading or the tabs above. */
  asOf?: ReactNode
  /** The interface that its data comes from. */
  source?: InterfaceName
  /** Shown while the children load; a skeleton of `rows` lines when left out. */
  pending?: ReactNode
  rows?: number
  /** For a table: the number of lines that the card of a row has on a phone. */
  lines?: 2 | 3
  /** The title is only for screen readers. */
  bare?: boolean
  children: ReactNode
}

/**
 * A part of a page with its own loading state, failure and retry. A failure is cleared when the page shows another search,
 * tab or record. Where several panels failed at once, they give way to one notice.
 */
export function Panel({
  title,
  control,
  asOf,
  source,
  pending,
  rows = 4,
  lines,
  bare = false,
  children,
}: PanelProps) {
  const id = useId()
  const place = useMatch({ strict: false, select: (match) => `${match.id} ${JSON.stringify(match.search)}` })
  const key = `${id} ${place}`
  const placeholder = lines ? <TableSkeleton rows={rows} lines={lines} /> : <Skeleton rows={rows} />
  return (
    <section
      aria-labelledby={id}
      hidden={useIsHidden(key)}
      className="relative min-w-0 overflow-clip rounded-lg border bg-surface"
    >
      <header
        className={
          bare ? 'sr-only' : 'flex min-h-10 items-center justify-between gap-3 border-b py-1 pr-1.75 pl-4'
        }
      >
        <h2
          id={id}
          className="text-sm font-semibold sm:whitespace-nowrap"
          title={source && `From ${interfaceInSentence(source)}`}
        >
          {title}
        </h2>
        {(asOf || control) && (
          <div
            className={`flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-1 ${control ? '' : 'pr-2.25'}`}
          >
            {asOf}
            {control && <div className="flex items-center gap-2">{control}</div>}
          </div>
        )}
      </header>
      <PanelKey value={key}>
        <QueryErrorResetBoundary>
          {({ reset }) => (
            <ErrorBoundary
              onReset={reset}
              resetKey={place}
              fallback={(error, retry) => <PanelFailure error={error} retry={retry} />}
            >
              <Suspense fallback={pending ?? placeholder}>{children}</Suspense>
            </ErrorBoundary>
          )}
        </QueryErrorResetBoundary>
      </PanelKey>
    </section>
  )
}

/** A failure that goes away when its interface answers again. */
function PanelFailure({ error, retry }: { error: unknown; retry: () => void }) {
  useSlowRetry(error, retry)
  return <Failure error={error} retry={retry} />
}
