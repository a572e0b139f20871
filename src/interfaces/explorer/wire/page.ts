import * as v from 'valibot'
import { itemsPerPage } from '#interfaces/explorer/assumptions.ts'
import { cacheAnswer, cachedAnswer } from '#interfaces/explorer/wire/cachedAnswers.ts'
import { config } from '#lib/browser/config/config.ts'
import { lenientList } from '#lib/wire/shapes.ts'
import { askList } from './askList.ts'
import { countCrossed } from './crossedRows.ts'
import { type Cursor, chosenSize, numberedPage, pageNumber } from './cursor.ts'
import type { Search } from './explorerClient.ts'
import { withoutRepeats } from './repeatedRows.ts'

/** One page of a list. */
export type Page<Item> = {
  items: Item[]
  /** The cursor of the next page; null on the last one. */
  next: Cursor | null
  /** The number of unreadable rows, which are left out. */
  skipped: number
  /** Filters that this explorer refuses. The app applied them to the rows of this page instead. */
  unsupported: string[]
  /** The number of rows left out because the page before had them: the list has grown since. */
  moved?: number
  /** The number of rows whose subject came on an earlier page as well, with the figures of then. */
  crossed?: number
  /**
   * Set when the page has exactly the rows of another page: the list has grown by a page, or the server sent a page
   * twice.
   */
  isRepeat?: true
  /** Set when the explorer ignores the requested page size. */
  isOwnSize?: true
  /** Set when the explorer says that it does not have every row of the list (`meta.status` 2). */
  isPartial?: true
}

type PageRequest<Schema extends v.GenericSchema> = {
  path: string
  row: Schema
  /** Parameters that identify the list; always sent. */
  search?: Search | undefined
  /** Each is left out when the explorer refuses it. */
  filters?: Search | undefined
  /** Whether a row passes a filter, by its name: for explorers that refuse it. */
  passes?: Readonly<Record<string, (row: v.InferOutput<Schema>) => boolean>>
  page?: Cursor | undefined
  /** What a row is the only one of, for rows that have no hash: one that comes twice on the page is shown once. */
  keyOf?: (row: v.InferOutput<Schema>) => string
  /** What a row is about, such as a holder, where its key also has figures that change; the key otherwise. */
  subjectOf?: (row: v.InferOutput<Schema>) => string | null
  /**
   * For a list whose rows all belong to one block: the block of a row. Once that block is final, the page is cached in
   * this browser and not requested again.
   */
  blockOf?: (row: v.InferOutput<Schema>) => number | null
}

const bodySchema = v.union([
  v.array(v.unknown()),
  v.object({
    items: v.array(v.unknown()),
    next_page_params: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
    meta: v.optional(v.unknown()),
  }),
])

const partialSchema = v.object({ meta: v.object({ status: v.literal(2) }) })

type Body = v.InferOutput<typeof bodySchema>

/** Requests one page of any list, by cursor or by page number, whichever the server uses. */
export async function getPage<const Schema extends v.GenericSchema>(
  {
    path,
    row,
    search = {},
    filters = {},
    passes = {},
    page,
    keyOf,
    subjectOf = keyOf ?? nobody,
    blockOf,
  }: PageRequest<Schema>,
  signal?: AbortSignal,
): Promise<Page<v.InferOutput<Schema>>> {
  const size = chosenSize(page)
  const sized = size === null ? filters : { ...filters, [sizeParameter]: size }
  const request = { path, search, filters: sized, position: fromCursor(page) }
  const key = JSON.stringify(request)
  const kept = blockOf && (await cachedAnswer(key, row))
  const { body, refused } = kept
    ? { body: kept as Body, refused: [] }
    : await askList(request, bodySchema, signal)
  const rows = Array.isArray(body) ? body : body.items
  const list = JSON.stringify([config().explorerUrl, path, search, filters])
  const { fresh, moved, isFirstAgain, isRepeat } = withoutRepeats(list, page, rows)
  const { rows: read, dropped } = v.parse(lenientList(row), fresh)
  const once = keyOf ? [...new Map(read.map((each) => [keyOf(each), each])).values()] : read
  const items = once.filter((each) => refused.every((name) => passes[name]?.(each) ?? true))
  const next = isFirstAgain ? null : nextCursor(body, rows.length, page)
  const subjects = isRepeat ? [] : items.map(subjectOf)
  const crossed = countCrossed(list, page, subjects, next)
  const isPartial = v.is(partialSchema, body)
  if (!kept && items[0] && refused.length + dropped === 0 && !isPartial)
    void cacheAnswer(key, body, blockOf?.(items[0]))
  const unsupported = refused.filter((name) => name !== sizeParameter)
  const isOwnSize = size !== null && (refused.includes(sizeParameter) || isIgnored(size, rows.length, next))
  return {
    items,
    next,
    skipped: dropped,
    unsupported,
    ...counted({ moved, crossed }),
    ...(isRepeat && { isRepeat }),
    ...(isOwnSize && { isOwnSize }),
    ...(isPartial && { isPartial }),
  }
}

const sizeParameter = 'items_count'

/** The subject of a row that has none. */
const nobody = () => null

/** The counts that are not zero. */
function counted(counts: { moved: number; crossed: number }): Partial<typeof counts> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

/**
 * Whether a server ignored the page size: it sent more rows than requested, or its usual number although there are
 * more.
 */
function isIgnored(size: number, rows: number, next: Cursor | null) {
  return rows > size || (rows < size && rows === itemsPerPage && next !== null)
}

function fromCursor(page: Cursor | undefined): Search {
  const number = pageNumber(page)
  if (number === 1) return {}
  if (number !== undefined) return { page: number, [sizeParameter]: chosenSize(page) ?? itemsPerPage }
  const { size, ...position } = Object.fromEntries(new URLSearchParams(String(page)))
  return position
}

function nextCursor(body: Body, rows: number, page: Cursor | undefined) {
  if (Array.isArray(body)) return null
  const size = chosenSize(page)
  if ('next_page_params' in body) {
    const next = body.next_page_params ? toCursor(body.next_page_params, size) : null
    // A cursor that leads to its own page ends the list.
    return next === String(page) ? null : next
  }
  const number = pageNumber(page)
  const isFull = number !== undefined && rows >= (size ?? itemsPerPage)
  return isFull ? (numberedPage(number + 1, size) ?? null) : null
}

/** The cursor in the form public front ends send: empty strings are left out, null is the word `null`, objects are JSON. */
function toCursor(parameters: Record<string, unknown>, size: number | null): Cursor {
  const search = new URLSearchParams(size === null ? '' : { size: String(size) })
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === '') continue
    // An object may have no text of its own.
    search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return search.toString()
}
