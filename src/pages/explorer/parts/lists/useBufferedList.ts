import { useState } from 'react'

/** The rows of a list at one time; `at` is in epoch milliseconds. */
type Snapshot<List> = { id: string; list: List; at: number }

/** Data that is older than this when the list is opened is replaced without counting new rows. */
const oldest = 10_000

/**
 * Keeps a list unchanged while it is paused, and counts the new rows. `showNew` shows them. A list with another
 * `id`, a list that is not paused, and one that has lost a row, as after a reorganisation of the chain, is shown as it is.
 */
export function useBufferedList<List extends { items: readonly unknown[] }>(
  newest: Snapshot<List>,
  keyOf: (row: List['items'][number]) => string,
  isPaused: boolean,
) {
  const [openedAt] = useState(Date.now)
  const [shown, setShown] = useState(newest)
  const isOutdated = shown.id !== newest.id || shown.at < openedAt - oldest
  const follows = !isPaused || isOutdated || hasLostRow(shown.list.items, newest.list.items, keyOf)
  if (follows && shown.list !== newest.list) setShown(newest)
  const { list } = follows ? newest : shown
  const shownKeys = new Set(list.items.map(keyOf))
  const newCount = newest.list.items.filter((row) => !shownKeys.has(keyOf(row))).length
  return { list, newCount, showNew: () => setShown(newest) }
}

/**
 * Whether a shown row is gone although an older one is still there, or every row is. Rows at the end make room for new
 * ones.
 */
function hasLostRow<Row>(
  shown: readonly Row[],
  newest: readonly Row[],
  keyOf: (row: Row) => string,
): boolean {
  const kept = new Set(newest.map(keyOf))
  const oldestKept = shown.findLastIndex((row) => kept.has(keyOf(row)))
  const isEmptied = newest.length === 0 && shown.length > 0
  return isEmptied || shown.slice(0, Math.max(oldestKept, 0)).some((row) => !kept.has(keyOf(row)))
}
