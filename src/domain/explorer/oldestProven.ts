/** A page of a list of transactions, as an explorer sent it. */
type ListPage<Row> = {
  items: readonly Row[]
  next: unknown
  skipped: number
  isPartial?: boolean
}

type Placed = { blockNumber: number | null; position: number | null }

/**
 * The oldest mined transaction of a list, where a page proves it: the page is the whole list, or its rows ascend from the
 * first one, in a list that was asked for in that order. `none` for a whole list without a mined row, null without a proof:
 * an explorer that ignores the order sends the newest rows. `total` is the number of transactions of the address; an explorer
 * with a part of the chain does not know it, and a whole list with fewer rows lacks some.
 */
export function oldestProven<Row extends Placed>(
  page: ListPage<Row>,
  total: number | null,
): Row | 'none' | null {
  if (page.skipped > 0 || page.isPartial || total === null) return null
  const mined = page.items.filter(({ blockNumber }) => blockNumber !== null)
  const [first, last] = [mined[0], mined.at(-1)]
  if (page.next === null) {
    if (mined.length < total) return null
    return [...mined].sort(inOrder)[0] ?? 'none'
  }
  if (!first || !last || blockOf(first) >= blockOf(last)) return null
  const ascends = mined.every((row, at) => at === 0 || inOrder(mined[at - 1] ?? row, row) <= 0)
  return ascends ? first : null
}

function inOrder(a: Placed, b: Placed): number {
  return blockOf(a) - blockOf(b) || (a.position ?? 0) - (b.position ?? 0)
}

function blockOf({ blockNumber }: Placed): number {
  return blockNumber ?? Number.POSITIVE_INFINITY
}
