import type { ReactNode } from 'react'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'

type FactProps = {
  label: string
  help: string
  /** The query that the fact is from. */
  of: { isFetched: boolean; data: unknown }
  /** Leaves it out while it is unknown. */
  onlyKnown?: boolean
  children: ReactNode
}

/** A fact with its label in one line; a bar while it loads. A query that failed has been answered, also while it is sent again. */
export function Fact({ label, help, of, onlyKnown = false, children }: FactProps) {
  if (onlyKnown && of.data === undefined) return null
  return (
    <div className="flex h-5 min-w-0 items-baseline gap-1.5 text-sm">
      <dt className="shrink-0 cursor-help text-xs text-muted" title={help}>
        {label}
      </dt>
      <dd className="min-w-0 truncate">
        {of.data === undefined && !of.isFetched ? <PendingValue /> : children}
      </dd>
    </div>
  )
}
