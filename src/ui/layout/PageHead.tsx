import type { ReactNode } from 'react'

type PageHeadProps = {
  /** The kind of record: "Transaction", "Block"; absent on lists. In `name-above`, the title stands on a line below it. */
  kind?: ReactNode
  /** The name, number or hash of the record. */
  title: ReactNode
  badges?: ReactNode
  /** Two or three `Figure`s that matter. */
  figures?: ReactNode
  actions?: ReactNode
  /** The title is long: on a phone it has a line of its own, below the kind and the actions. */
  long?: boolean
  /** An `AsOf` for the figures of the page. */
  asOf?: ReactNode
  /** The title of the browser tab; the name of the site is added. */
  documentTitle: string
}

/** The head of a page: its heading and the most important figures. */
export function PageHead({
  kind,
  title,
  badges,
  figures,
  actions,
  long,
  asOf,
  documentTitle,
}: PageHeadProps) {
  return (
    <header className="mb-4 grid gap-3 low:mb-2 low:gap-1">
      <title>{`${documentTitle} · Tideline`}</title>
      <div
        className={`flex min-h-9 low:min-h-7 flex-wrap gap-x-3 gap-y-1 ${long ? 'title-below' : 'items-center max-sm:gap-y-2'}`}
      >
        <h1 tabIndex={-1} className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-lg font-semibold">
          {kind && <span className="text-md font-normal text-muted">{kind}</span>}{' '}
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </h1>
        {badges && <div className="flex min-w-0 flex-wrap items-center gap-1.5">{badges}</div>}
        {(asOf || actions) && (
          <div className="head-actions">
            {asOf}
            {actions}
          </div>
        )}
      </div>
      {figures && <div className="head-figures">{figures}</div>}
    </header>
  )
}
