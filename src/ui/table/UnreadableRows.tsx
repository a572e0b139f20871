import { countOf } from '#lib/format/count.ts'

type UnreadableRowsProps = { count: number }

/** Says below a list how many of its rows are missing because they could not be read. Renders nothing for zero. */
export function UnreadableRows({ count }: UnreadableRowsProps) {
  if (count === 0) return null
  return (
    <p role="status" className="border-t px-4 py-2 text-xs text-warn">
      {countOf(count, 'row')} could not be read.
    </p>
  )
}
