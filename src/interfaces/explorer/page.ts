import * as v from 'valibot'
import { config } from '#lib/browser/config.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { lenientList } from '#lib/wire/shapes.ts'
import { itemsPerPage } from './assumptions.ts'
import { get, type Search } from './client.ts'
import { chosenSize, numberedPage, pageNumber } from './pageSize.ts'

/**
 * Where a page of a list begins, as it stands in the URL: a page number on servers that count pages, else
 * the server's own cursor as a query string. The first page has none.
 */
export type Cursor = string | number

/** One page of a list. */
export type Page<Item> = {
  items: Item[]
  /** Where the next page begins; null on the last one. */
  next: Cursor | null
  /** Rows that were not what they should be, and are not shown. */
  skipped: number
  /** Filters this explorer does not know. The page holds rows they would have left out. */
  unsupported: string[]
  /** Set when another size was asked for and the explorer sends pages of its own size. */
  isOwnSize?: true
}

type PageRequest<Schema> = {
  path: string
  row: Schema
  filters?: Search | undefined
  page?: Cursor | undefined
}

const bodySchema = v.union([
  v.array(v.unknown()),
  v.looseObject({
    items: v.array(v.unknown()),
    next_page_params: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  }),
])

/** One page of any list: keyset or page-numbered, whichever the server turns out to speak. */
export async function getPage<const Schema extends v.GenericSchema>(
  { path, row, filters = {}, page }: PageRequest<Schema>,
  signal?: AbortSignal,
): Promise<Page<v.InferOutput<Schema>>> {
  const size = chosenSize(page)
  const asked = size === null ? filters : { ...filters, [sizeParameter]: size }
  const { body, unsupported } = await ask(path, asked, fromCursor(page), signal)
  const rows = Array.isArray(body) ? body : body.items
  const { rows: items, dropped } = v.parse(lenientList(row), rows)
  const next = isRepeated(path, filters, page, rows) ? null : nextCursor(body, rows.length, page)
  const found = {
    items,
    next,
    skipped: dropped,
    unsupported: unsupported.filter((name) => name !== sizeParameter),
  }
  const isOwnSize =
    size !== null && (unsupported.includes(sizeParameter) || isIgnored(size, rows.length, next))
  return isOwnSize ? { ...found, isOwnSize } : found
}

const sizeParameter = 'items_count'

/** A server that ignores the size sends more rows than asked for, or its usual number of them though there are more. */
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

function nextCursor(body: v.InferOutput<typeof bodySchema>, rows: number, page: Cursor | undefined) {
  if (Array.isArray(body)) return null
  const size = chosenSize(page)
  if ('next_page_params' in body) return body.next_page_params ? toCursor(body.next_page_params, size) : null
  const isFull = rows >= (size ?? itemsPerPage)
  return isFull ? (numberedPage((pageNumber(page) ?? 1) + 1, size) ?? null) : null
}

/** As public front ends send it back: nothing for an empty string, `null` as the word. */
function toCursor(parameters: Record<string, unknown>, size: number | null): Cursor {
  const search = new URLSearchParams(size === null ? '' : { size: String(size) })
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.toString()
}

const firstRows = new Map<string, string>()

/** A server that ignores `page` sends its first page again and again: that is the end of the list. */
function isRepeated(path: string, filters: Search, page: Cursor | undefined, rows: unknown[]) {
  const list = JSON.stringify([config().explorerUrl, path, filters])
  const first = JSON.stringify(rows[0], (_, value) => (typeof value === 'bigint' ? String(value) : value))
  const number = pageNumber(page)
  if (number === 1) firstRows.set(list, first)
  return number !== undefined && number > 1 && rows.length > 0 && firstRows.get(list) === first
}

const unsupportedParameters = new Set<string>()

/** Asks without the parameters known to be refused; learns a new one from a 422 and asks once more. */
async function ask(path: string, filters: Search, position: Search, signal?: AbortSignal) {
  const list = `${config().explorerUrl} ${path.replace(/\/(0x[0-9a-fA-F]+|\d+)(?=\/|$)/g, '/*')}`
  const isRefused = (name: string) => unsupportedParameters.has(`${list} ${name}`)
  const wanted = Object.keys(filters).filter((name) => filters[name] !== undefined)
  const search = () => ({
    ...Object.fromEntries(Object.entries(filters).filter(([name]) => !isRefused(name))),
    ...position,
  })

  const body = await get(path, bodySchema, search(), signal).catch((error: unknown) => {
    const refused = refusedParameters(
      error,
      wanted.filter((name) => !isRefused(name)),
    )
    if (refused.length === 0) throw error
    for (const name of refused) unsupportedParameters.add(`${list} ${name}`)
    return get(path, bodySchema, search(), signal)
  })
  return { body, unsupported: wanted.filter(isRefused) }
}

/** Which of the sent filters a 422 is about: those it names, or all of them when it names none. */
function refusedParameters(error: unknown, sent: string[]) {
  if (!(error instanceof InterfaceError) || error.status !== 422) return []
  const named = sent.filter((name) => new RegExp(`\\b${name}\\b`).test(error.message))
  return named.length > 0 ? named : sent
}
