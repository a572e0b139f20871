import { countOf } from '#lib/format/count.ts'

/** Shown when the explorer sent rows and none could be parsed. That is not an empty list. */
export function UnreadablePage({ count }: { count: number }) {
  return <p className="text-warn">The explorer sent {countOf(count, 'row')} that this page cannot read.</p>
}
