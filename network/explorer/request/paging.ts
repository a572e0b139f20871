import { type AnyColumn, type Param, type SQL, sql } from 'drizzle-orm'
import { InvalidParameter, type Query, readInteger } from './parameters.ts'

/** Where a list starts and how long it is. It starts after a cursor, at an offset, or at the top. */
export type Paging<Cursor> = { size: number; offset: number; after: Cursor | null }

/** A page of rows, and the query parameters of the next page. They are null on the last page. */
export type Page<Row> = { rows: Row[]; next: CursorParameters | null }

export type CursorParameters = Record<string, string | number | null>

type Field = (text: string | null, name: string) => unknown
type CursorOf<Fields extends Record<string, Field>> = { [Name in keyof Fields]: ReturnType<Fields[Name]> }

const defaultSize = 50
const maximumSize = 100
/** Counting this many rows on an index is still fast. Cursors reach further. */
const maximumOffset = 100_000

/**
 * Reads `items_count` and either `page` (from 1) or the cursor of an earlier `next_page_params`.
 * @throws 422 when one of them is malformed or both are mixed.
 */
export function readPaging<Fields extends Record<string, Field>>(
  query: Query,
  fields: Fields,
): Paging<CursorOf<Fields>> {
  const size = readSize(query)
  const after = Object.keys(fields).some((name) => query.has(name)) ? readCursor(query, fields) : null
  const page = query.get('page')
  if (!page) return { size, offset: 0, after }
  if (after) throw new InvalidParameter('page', 'Send either page or the keys of next_page_params, not both.')
  const offset = (readInteger(page, 'page', { minimum: 1 }) - 1) * size
  if (offset <= maximumOffset) return { size, offset, after }
  throw new InvalidParameter(
    'page',
    `Pages reach the first ${maximumOffset} records; follow next_page_params for those beyond.`,
  )
}

function readSize(query: Query): number {
  const text = query.get('items_count')
  return text ? readInteger(text, 'items_count', { minimum: 1, maximum: maximumSize }) : defaultSize
}

function readCursor<Fields extends Record<string, Field>>(query: Query, fields: Fields): CursorOf<Fields> {
  const cursor = Object.entries(fields).map(([name, read]) => [name, read(query.get(name), name)])
  return Object.fromEntries(cursor) as CursorOf<Fields>
}

/** A whole number in a cursor. */
export function integerField(text: string | null, name: string): number {
  return readInteger(text ?? '', name)
}

/** A whole number in a cursor. Cursors of other servers do not have it. */
export function optionalIntegerField(text: string | null, name: string): number {
  return text ? readInteger(text, name) : 0
}

/** An amount in a cursor. */
export function amountField(text: string | null, name: string): bigint {
  if (/^-?\d{1,78}$/.test(text ?? '')) return BigInt(text ?? '')
  throw new InvalidParameter(name, `${name} must be a whole number.`)
}

/** Cuts rows that were read with `size + 1` to a page. `cursorOf` makes the cursor from its last row. */
export function pageOf<Row, Cursor>(
  rows: Row[],
  { size }: Paging<Cursor>,
  cursorOf: (row: Row) => CursorParameters,
): Page<Row> {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const more = rows.length > size && last !== undefined
  return { rows: page, next: more ? { ...cursorOf(last), items_count: size } : null }
}

/** `(a, b) < (x, y)`: rows after a cursor, in an order that descends in every column. */
export function below(columns: AnyColumn[], values: unknown[]): SQL {
  return sql`${tuple(columns)} < ${parametersOf(columns, values)}`
}

/** `(a, b) > (x, y)`: rows after a cursor, in an order that ascends in every column. */
export function above(columns: AnyColumn[], values: unknown[]): SQL {
  return sql`${tuple(columns)} > ${parametersOf(columns, values)}`
}

function parametersOf(columns: AnyColumn[], values: unknown[]): SQL {
  return tuple(values.map((value, index) => sql.param(value, columns[index])))
}

function tuple(parts: (AnyColumn | Param)[]): SQL {
  return sql`(${sql.join(parts, sql`, `)})`
}
