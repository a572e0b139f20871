import { useState } from 'react'

/** The rows of a list at one time; `at` is in epoch milliseconds. */
type Snapshot<List> = { id: string; list: List; at: number }

/** Data that is older than this when the list is opened is replaced without counting new rows. */
const oldest = 10_000

/**
 * Keeps a list unchanged while it is paused, and counts the new rows. `showNew` shows them. A list with another
 * `id`, and a list that is not paused, is shown as it is.
 */
export function useBufferedList<List extends { items: readonly unknown[] }>(
  newest: Snapshot<List>,
  keyOf: (row: List['items'][number]) => string,
  isPaused: boolean,
) {
  const [openedAt] = useState(Date.now)
  const [shown, setShown] = useState(newest)
  const isOutdated = shown.id !== newest.id || shown.at < openedAt - oldest
  const follows = !isPaused || isOutdated
  if (follows && shown.list !== newest.list) setShown(newest)
  const { list } = follows ? newest : shown
  const shownKeys = new Set(list.items.map(keyOf))
  const newCount = newest.list.items.filter((row) => !shownKeys.has(keyOf(row))).length
  return { list, newCount, showNew: () => setShown(newest) }
}
