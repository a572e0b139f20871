import { formatCount } from '#lib/format/count.ts'

type LoadedOnlyProps = { found: number; loaded: number; what: string }

/** Says that only the loaded rows were searched: other pages may hold more. */
export function LoadedOnly({ found, loaded, what }: LoadedOnlyProps) {
  return (
    <p role="status" className="border-b px-4 py-2 text-xs text-muted">
      {formatCount(found)} of the {formatCount(loaded)} {what} of this page match. Other pages are not
      searched: enter a whole address for that.
    </p>
  )
}
