import { type ReactNode, useState } from 'react'
import { formatCount } from '#lib/format/count.ts'
import { Button } from '#ui/form/Button.tsx'

type MoreRowsProps<Row> = {
  rows: readonly Row[]
  as?: 'p' | 'li'
  /** How many are shown at first. */
  first?: number
  children: (shown: readonly Row[]) => ReactNode
}

const step = 50

/** Shows the first rows of a list, usually 50, and 200 more with each click. */
export function MoreRows<Row>({ rows, as: Tag = 'p', first = step, children }: MoreRowsProps<Row>) {
  const [most, setMost] = useState(first)
  const remaining = rows.length - most
  return (
    <>
      {children(remaining > 0 ? rows.slice(0, most) : rows)}
      {remaining > 0 && (
        <Tag className="flex flex-wrap items-center gap-3 px-4 py-2 font-sans text-xs text-faint">
          {formatCount(most)} of {formatCount(rows.length)} shown
          <Button size="small" onClick={() => setMost(most + 4 * step)}>
            Show {formatCount(Math.min(remaining, 4 * step))} more
          </Button>
        </Tag>
      )}
    </>
  )
}
