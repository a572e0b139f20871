import type { Context } from 'hono'
import type { Page } from './paging.ts'
import type { Query } from './parameters.ts'

/** The query string of a request. */
export function queryOf(context: Context): Query {
  return new URL(context.req.url).searchParams
}

/** Sends a list: one record for each row of the page, and the parameters of the next page (null on the last one). */
export function sendList<Row>(context: Context, page: Page<Row>, record: (row: Row) => unknown): Response {
  return context.json({ items: page.rows.map(record), next_page_params: page.next })
}
