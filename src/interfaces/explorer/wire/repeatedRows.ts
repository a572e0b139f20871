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
  const once = oncePerRecord(rows)
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

/** The rows without those whose record an earlier row has. */
export function oncePerRecord(rows: readonly unknown[]): unknown[] {
  return [...new Map(rows.map((row, index) => [recordKey(row) ?? index, row])).values()]
}

function identity(row: unknown): string {
  return recordKey(row) ?? textOf(row)
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each))
}

/**
 * A key that is equal for the same record: the hash of a block or a transaction; for a log, a call or a transfer its
 * transaction, its index, its parties and what it says, without names and figures, which change from row to row. Null for rows that may be equal without being the same, as transfers of one
 * ERC-1155 batch.
 */
function recordKey(row: unknown): string | null {
  const hash = recordHash(row)
  if (hash !== null || typeof row !== 'object' || row === null) return hash
  const { transaction_hash, tx_hash, log_index, index, total, ...rest } = row as Readonly<
    Record<string, unknown>
  >
  const isOfTransaction = (transaction_hash ?? tx_hash ?? null) !== null
  const isNumbered = (log_index ?? index ?? null) !== null
  if (!isOfTransaction || !isNumbered || isOfBatch(total)) return null
  const { from, to, address, created_contract, token, type, value, data, topics } = rest
  const parties = [from, to, address, created_contract, token].map(addressOf)
  const { token_id = null, value: amount = null } = (total ?? {}) as { token_id?: unknown; value?: unknown }
  const place = [transaction_hash ?? tx_hash, log_index ?? null, index ?? null]
  return textOf([place, parties, type, value, data, topics, token_id, amount])
}

/** The address of a party, which servers send alone or in an object with its name. */
function addressOf(party: unknown): unknown {
  if (typeof party !== 'object' || party === null) return party ?? null
  const { hash, address_hash, address } = party as Readonly<Record<string, unknown>>
  return hash ?? address_hash ?? address ?? null
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
