import { formatCount } from '#lib/numbers/format.ts'

/** Rows came and none could be read: that is not "there is nothing". */
export function Unreadable({ count }: { count: number }) {
  return (
    <p className="text-warn">
      The explorer sent {formatCount(count)} {count === 1 ? 'row' : 'rows'} that this page cannot read.
    </p>
  )
}
