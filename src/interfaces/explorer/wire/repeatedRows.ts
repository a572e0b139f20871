import { type Cursor, isFirstPage, pageNumber } from './cursor.ts'

/** Rows by list and page, of the pages read last: on servers that count pages, new rows push old ones to the next page. */
const pagesRead = new Map<string, ReadonlySet<string>>()
const mostPages = 60

/**
 * The rows of a page that are to be shown, how many the page before had, whether all of them are the first page's, and
 * whether they are all those of another page that was read.
 */
type Repeats = { fresh: readonly unknown[]; moved: number; isFirstAgain: boolean; isRepeat: boolean }

/**
 * Leaves out rows that were shown already: a record twice on the page, and, where pages are counted, records the page before
 * had. When it had all of them nothing is left out: it was read long ago, or the server ignores the page.
 */
export function withoutRepeats(list: string, page: Cursor | undefined, rows: readonly unknown[]): Repeats {
  const records = new Map(rows.map((row, index) => [recordKey(row) ?? index, row]))
  const once = [...records.values()]
  const number = pageNumber(page)
  const ids = once.map(identity)
  const place = `${list} ${number ?? page}`
  const isRepeat = !isFirstPage(page) && isOtherPage(list, place, new Set(ids))
  if (number === undefined) {
    remember(place, new Set(ids), '')
    return { fresh: once, moved: 0, isFirstAgain: false, isRepeat }
  }
  const before = remember(`${list} ${number}`, new Set(ids), `${list} ${number - 1}`)
  const first = pagesRead.get(`${list} 1`)
  const fresh = once.filter((row) => recordKey(row) === null || !before?.has(identity(row)))
  return {
    ...(fresh.length > 0 ? { fresh, moved: once.length - fresh.length } : { fresh: once, moved: 0 }),
    isRepeat,
    isFirstAgain: number > 1 && ids.length > 0 && ids.every((id) => first?.has(id)),
  }
}

/** Whether another page of the list had exactly these rows. */
function isOtherPage(list: string, place: string, ids: ReadonlySet<string>): boolean {
  return [...pagesRead].some(
    ([key, others]) =>
      key !== place &&
      key.startsWith(`${list} `) &&
      ids.size > 0 &&
      others.size === ids.size &&
      [...ids].every((id) => others.has(id)),
  )
}

/** Keeps what a page had; returns what another one had. */
function remember(key: string, ids: ReadonlySet<string>, other: string): ReadonlySet<string> | undefined {
  pagesRead.delete(key)
  pagesRead.set(key, ids)
  const [oldest] = pagesRead.keys()
  if (pagesRead.size > mostPages && oldest !== undefined) pagesRead.delete(oldest)
  return pagesRead.get(other)
}

function identity(row: unknown): string {
  return (
    recordHash(row) ?? JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value))
  )
}

/**
 * What a row is, so that the same one is not shown twice: the hash of a block or a transaction; the transaction and the
 * index of a log, a call or a transfer, with all that is said of it. Null for rows that may be alike, as the equal
 * transfers of one ERC-1155 batch.
 */
function recordKey(row: unknown): string | null {
  const hash = recordHash(row)
  if (hash !== null || typeof row !== 'object' || row === null) return hash
  const { transaction_hash, tx_hash, log_index, index, total } = row as Readonly<Record<string, unknown>>
  const isOfTransaction = (transaction_hash ?? tx_hash ?? null) !== null
  const isNumbered = (log_index ?? index ?? null) !== null
  if (!isOfTransaction || !isNumbered || isOfBatch(total)) return null
  return identity(row)
}

/** Whether a transfer says both which token of a collection it moves, and how many of it. */
function isOfBatch(total: unknown): boolean {
  const { token_id = null, value = null } = (total ?? {}) as { token_id?: unknown; value?: unknown }
  return token_id !== null && value !== null
}

/** What a block or a transaction is; null for rows that only belong to one, of which several may be alike. */
function recordHash(row: unknown): string | null {
  const hash = (row as { hash?: unknown } | null)?.hash
  return typeof hash === 'string' && hash.length === 66 ? hash : null
}
