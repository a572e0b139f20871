import { useState } from 'react'

type Held<List> = { id: string; list: List; at: number }

/** Data that is older than this when the list is opened is replaced without counting new rows. */
const oldest = 10_000

/**
 * Keeps a list unchanged while it is paused, and counts the new rows. `showNew` shows them. A list with another
 * `id`, and a list that is not paused, is shown as it is.
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
