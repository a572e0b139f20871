import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'

/** Milliseconds between two requests: public explorers allow about five in a second. */
const pause = 220

type Walk<Row> = {
  ask: (page: Cursor | undefined) => Promise<Page<Row>>
  /** The cursor to begin at; undefined for the first page. */
  from?: Cursor | undefined
  /** What a row is the only one of; null for rows that may be equal without being the same. */
  keyOf: (row: Row) => unknown
  /** The keys of the rows that the caller has of an earlier walk. */
  earlier?: ReadonlySet<unknown>
  signal: AbortSignal
}

/** A page without the rows of earlier pages, which `repeated` counts. */
type WalkedPage<Row> = Page<Row> & { repeated: number }

/**
 * Fetches the pages of a list one after the other, without the rows that an earlier page had: rows move to a
 * later page while the list grows. Ends after the last page, at a cursor that was requested before, and
 * after the current page when aborted.
 */
export async function* walkPages<Row>({
  ask,
  from,
  keyOf,
  earlier = new Set(),
  signal,
}: Walk<Row>): AsyncGenerator<WalkedPage<Row>> {
  let at = from
  const asked = new Set([from])
  const seen = new Set(earlier)
  for (;;) {
    const page = await ask(at)
    if (signal.aborted) return
    const next = page.next === null || asked.has(page.next) ? null : page.next
    const keyed = page.items.map((row) => ({ row, key: keyOf(row) }))
    const items = keyed.filter(({ key }) => key === null || !seen.has(key)).map(({ row }) => row)
    for (const { key } of keyed) seen.add(key)
    const repeated = page.items.length - items.length + (page.moved ?? 0)
    yield { ...page, items, next, repeated }
    if (next === null) return
    at = next
    asked.add(next)
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
  }
}
