import { type ReactNode, useState } from 'react'
import { formatCount } from '#lib/format/count.ts'
import { Button } from '#ui/form/Button.tsx'

type MoreRowsProps<Row> = {
  rows: readonly Row[]
  as?: 'p' | 'li'
  children: (shown: readonly Row[]) => ReactNode
}

const step = 50

/** The first rows of a list that was sent whole, and more of them on demand. */
export function MoreRows<Row>({ rows, as: Tag = 'p', children }: MoreRowsProps<Row>) {
  const [most, setMost] = useState(step)
  const left = rows.length - most
  return (
    <>
      {children(left > 0 ? rows.slice(0, most) : rows)}
      {left > 0 && (
        <Tag className="flex flex-wrap items-center gap-3 px-4 py-2 font-sans text-xs text-faint">
          {formatCount(most)} of {formatCount(rows.length)} shown
          <Button size="small" onClick={() => setMost(most + 4 * step)}>
            Show {formatCount(Math.min(left, 4 * step))} more
          </Button>
        </Tag>
      )}
    </>
  )
}
