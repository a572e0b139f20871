import { formatCount } from '#lib/format/count.ts'
import { Button } from '#ui/form/Button.tsx'

type CollapsedRowsProps = {
  count: number
  /** The name of one such row and of several: "suspicious transfer", "suspicious transfers". */
  what: [one: string, many: string]
  /** Why the rows are collapsed. */
  why: string
  isShown: boolean
  onToggle: () => void
}

/** A row in place of collapsed ones: their number, the reason, and a button that shows them. */
export function CollapsedRows({ count, what: [one, many], why, isShown, onToggle }: CollapsedRowsProps) {
  if (count === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-1.5 text-xs text-muted">
      <span className="min-w-0 flex-1 basis-60">
        <span className="text-warn">
          {formatCount(count)} {count === 1 ? one : many}
        </span>
        : {why}
      </span>
      <Button size="small" tone="quiet" aria-expanded={isShown} onClick={onToggle}>
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </div>
  )
}
