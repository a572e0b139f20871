import { useState } from 'react'

type Held<List> = { id: string; list: List; at: number }

/** Data older than this when a list is opened is replaced by what comes without a word. */
const oldest = 10_000

/**
 * Holds a list still while it is read: newer rows are counted, and shown when asked for. Another `id` is
 * another list. Not held, it follows.
 */
export function useBufferedList<List extends { items: readonly unknown[] }>(
  { id, list, at }: Held<List>,
  keyOf: (row: List['items'][number]) => string,
  isHeld: boolean,
) {
  const [openedAt] = useState(Date.now)
  const [shown, setShown] = useState<Held<List>>({ id, list, at })
  const isOther = shown.id !== id || shown.at < openedAt - oldest
  const follows = !isHeld || isOther
  if (follows && shown.list !== list) setShown({ id, list, at })
  const held = follows ? list : shown.list
  const known = new Set(held.items.map(keyOf))
  const fresh = list.items.filter((row) => !known.has(keyOf(row))).length
  return { list: held, fresh, showFresh: () => setShown({ id, list, at }) }
}
