import type { ReactNode } from 'react'
import { formatCount } from '#lib/format/count.ts'
import { Button } from '#ui/form/Button.tsx'

type TablePagerProps = {
  /** What is paged, for screen readers: "Transactions". */
  label: string
  /** How many are shown, how fresh: "50 transactions". */
  children?: ReactNode
  /** The number of the page, from 1, where it is known. */
  page?: number | undefined
  /** A handler is undefined where there is no such page. */
  onFirst: (() => void) | undefined
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  /** Choices about the whole list, such as the size of its pages. */
  options?: ReactNode
  /** The next page is loading. */
  busy?: boolean
}

/** The buttons First, Previous and Next under a table. There is no Last, because its page is not known. */
export function TablePager({
  label,
  children,
  page,
  onFirst,
  onPrevious,
  onNext,
  options,
  busy = false,
}: TablePagerProps) {
  return (
    <nav
      aria-label={`${label} pages`}
      aria-busy={busy || undefined}
      className="flex min-h-11 flex-wrap items-center gap-2 border-t px-4 py-1.5 text-xs text-faint"
    >
      <span className="mr-auto flex flex-wrap items-center gap-2 max-sm:basis-full">
        {children}
        {options}
      </span>
      {page !== undefined && (
        <span className="px-1 text-muted max-sm:pl-0" aria-current="page">
          Page {formatCount(page)}
        </span>
      )}
      <Button size="small" disabled={!onFirst} onClick={onFirst}>
        First
      </Button>
      <Button size="small" disabled={!onPrevious} onClick={onPrevious}>
        Previous
      </Button>
      <Button size="small" disabled={!onNext} onClick={onNext}>
        Next
      </Button>
    </nav>
  )
}
