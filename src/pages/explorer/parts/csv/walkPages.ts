import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'

/** Milliseconds between two requests: public explorers allow about five in a second. */
const pause = 220

type Walk<Row> = {
  ask: (page: Cursor | undefined) => Promise<Page<Row>>
  /** The cursor to begin at; undefined for the first page. */
  from?: Cursor | undefined
  signal: AbortSignal
}

/**
 * Fetches the pages of a list one after the other, without the rows that an earlier page had: rows move to a
 * later page while the list grows. Ends after the last page, at a cursor that was requested before, and
 * after the current page when aborted.
 */
export async function* walkPages<Row>({ ask, from, signal }: Walk<Row>): AsyncGenerator<Page<Row>> {
  let at = from
  const asked = new Set([from])
  const earlier = new Set<string>()
  for (;;) {
    const page = await ask(at)
    if (signal.aborted) return
    const next = page.next === null || asked.has(page.next) ? null : page.next
    const items = newRows(page.items, earlier)
    yield { ...page, items, next }
    if (next === null) return
    at = next
    asked.add(next)
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
  }
}

/** The rows of a page that no page before had; their keys are added to `earlier`. */
function newRows<Row>(rows: readonly Row[], earlier: Set<string>) {
  const keyed = rows.map((row) => ({ row, key: rowKey(row) }))
  const items = keyed.filter(({ key }) => key === null || !earlier.has(key)).map(({ row }) => row)
  for (const { key } of keyed) if (key !== null) earlier.add(key)
  return items
}

/**
 * A key that is equal for the same row: its hash, or its transaction, log and content, or the content of a holder, a token and
 * others of no transaction; null for rows that may be equal without being the same.
 */
function rowKey(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return null
  const { hash, transactionHash, index, logIndex } = row as Readonly<Record<string, unknown>>
  if (typeof hash === 'string') return hash
  const isNumbered = typeof transactionHash === 'string' && (index ?? logIndex ?? null) !== null
  if (transactionHash !== undefined && !isNumbered) return null
  return JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}
