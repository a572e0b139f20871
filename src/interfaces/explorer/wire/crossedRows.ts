import { type Cursor, isFirstPage } from './cursor.ts'

/** A walk through a list from its first page: the page on which each subject, such as a holder, came first. */
type Walk = Map<string, number>

/** The walks that lead to the latest pages, and the place of the page in them, by list and cursor. */
const walks = new Map<string, { walk: Walk; place: number }>()
const mostPages = 60

/**
 * How many subjects of a page came on an earlier page of the same walk: their figures changed between the two readings,
 * so that they crossed a border of pages. A null is a row without a subject. `next` is the cursor of the page that follows.
 */
export function countCrossed(
  list: string,
  page: Cursor | undefined,
  subjects: readonly (string | null)[],
  next: Cursor | null,
): number {
  const begun = isFirstPage(page) ? undefined : walks.get(`${list} ${page}`)
  const { walk, place } = begun ?? { walk: new Map<string, number>(), place: 0 }
  const known = subjects.filter((subject) => subject !== null)
  const crossed = known.filter((subject) => (walk.get(subject) ?? place) < place)
  for (const subject of known) if (!walk.has(subject)) walk.set(subject, place)
  if (next !== null) {
    walks.delete(`${list} ${next}`)
    walks.set(`${list} ${next}`, { walk, place: place + 1 })
    const [oldest] = walks.keys()
    if (walks.size > mostPages && oldest !== undefined) walks.delete(oldest)
  }
  return crossed.length
}
