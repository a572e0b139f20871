import { type Cursor, isFirstPage, pageNumber } from './cursor.ts'

/**
 * The row keys of the latest pages, by list and page: on servers that count pages, new rows push old ones to the next
 * page.
 */
const pagesRead = new Map<string, ReadonlySet<string>>()
const mostPages = 60

/**
 * The rows of a page to show (`fresh`), the number that the page before had (`moved`), whether all are those of the
 * first page, and whether they are exactly those of another page.
 */
type Repeats = { fresh: readonly unknown[]; moved: number; isFirstAgain: boolean; isRepeat: boolean }

/**
 * Leaves out rows that were shown already: a record twice on the page and, on servers that count pages, records of the
 * page before. If that page had all of them nothing is left out: it was read long ago, or the server ignores the page
 * number.
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

/** Remembers the rows of a page; returns those of the page `other`. */
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
 * A key that is equal for the same record: the hash of a block or a transaction; for a log, a call or a transfer its
 * transaction, its index and its content. Null for rows that may be equal without being the same, as transfers of one
 * ERC-1155 batch.
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

/** Whether a transfer has both a token id and an amount, as those of an ERC-1155 batch do. */
function isOfBatch(total: unknown): boolean {
  const { token_id = null, value = null } = (total ?? {}) as { token_id?: unknown; value?: unknown }
  return token_id !== null && value !== null
}

/** The hash of a block or a transaction; null for a row that only belongs to one. */
function recordHash(row: unknown): string | null {
  const hash = (row as { hash?: unknown } | null)?.hash
  return typeof hash === 'string' && hash.length === 66 ? hash : null
}
