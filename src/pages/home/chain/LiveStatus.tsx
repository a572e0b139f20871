import { formatCount } from '#lib/format/count.ts'
import { Stale } from '#ui/feedback/failure/Stale.tsx'
import { LiveNews } from '#ui/feedback/LiveNews.tsx'

type LiveStatusProps = {
  /** Epoch milliseconds of the newest response. */
  at: number
  error: Error | null
  /** How many new rows are not shown while the list is paused. */
  newCount: number
}

/** Says above a live list that it is paused, and how many rows wait, or that it fails. As of when it is says the panel. */
export function LiveStatus({ at, error, newCount }: LiveStatusProps) {
  if (error) return <Stale at={new Date(at)} error={error} />
  const text = newCount > 0 ? `Paused · ${formatCount(newCount)} new` : null
  return (
    <>
      <span className="absolute top-1 left-1/2 z-2 -translate-x-1/2 rounded-md bg-soft px-2 text-xs leading-6 text-accent empty:hidden">
        {text}
      </span>
      <LiveNews text={text} />
    </>
  )
}
