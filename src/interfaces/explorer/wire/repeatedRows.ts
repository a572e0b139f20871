import type { Cursor } from './page.ts'
import { pageNumber } from './pageSize.ts'

/** Rows by page and list, of the pages read last: on servers that count pages, new rows push old ones to the next page. */
const pagesRead = new Map<string, ReadonlySet<string>>()
const mostPages = 60

/**
 * The rows of one page that were not shown already: a record twice on the page, and, where pages are counted, rows the page
 * before had. `moved` counts the latter. When all of them are, nothing is left out: the page before is long ago.
 */
export function withoutRepeats(
  list: string,
  page: Cursor | undefined,
  rows: readonly unknown[],
): { rows: readonly unknown[]; moved: number } {
  const known = new Set<string>()
  const once = rows.filter((row) => {
    const id = recordHash(row)
    if (id === null) return true
    const isNew = !known.has(id)
    known.add(id)
    return isNew
  })
  const number = pageNumber(page)
  if (number === undefined) return { rows: once, moved: 0 }
  remember(`${list} ${number}`, known)
  const before = pagesRead.get(`${list} ${number - 1}`)
  const fresh = once.filter((row) => !before?.has(recordHash(row) ?? ''))
  if (fresh.length === 0) return { rows: once, moved: 0 }
  return { rows: fresh, moved: once.length - fresh.length }
}

/** Whether rows are those of the first page: a server that ignores `page` sends them again and again. */
export function isFirstPageAgain(list: string, page: Cursor | undefined, rows: readonly unknown[]): boolean {
  const number = pageNumber(page)
  const first = JSON.stringify(rows[0], (_, value) => (typeof value === 'bigint' ? String(value) : value))
  if (number === 1) remember(`${list} first`, new Set([first]))
  const known = pagesRead.get(`${list} first`)
  return number !== undefined && number > 1 && rows.length > 0 && known?.has(first) === true
}

function remember(key: string, ids: ReadonlySet<string>) {
  pagesRead.delete(key)
  pagesRead.set(key, ids)
  const [oldest] = pagesRead.keys()
  if (pagesRead.size > mostPages && oldest !== undefined) pagesRead.delete(oldest)
}

/** What a block or a transaction is; null for rows that only belong to one, of which several may be alike. */
function recordHash(row: unknown): string | null {
  const hash = typeof row === 'object' && row !== null && 'hash' in row ? row.hash : null
  return typeof hash === 'string' && hash.length === 66 ? hash.toLowerCase() : null
}
