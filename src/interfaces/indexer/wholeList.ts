import { InterfaceError } from '#lib/requests/errors.ts'
import { largestPage } from './assumptions.ts'
import type { CountedRows } from './graphql/execute.ts'

/** The rows of a list. `isWhole`: there are no others, and all were readable. */
export type WholeList<Row> = { rows: Row[]; isWhole: boolean }

const mostPages = 10

/**
 * Reads a list that is newest first to its end: at most ten pages of the largest size, each row once by its key. Each
 * page begins with the last row of the one before. A page without new rows is the end; a short page need not be.
 */
export async function readWholeList<Row>(
  readPage: (page: { limit: number; offset: number }) => Promise<CountedRows<Row>>,
  keyOf: (row: Row) => string,
): Promise<WholeList<Row>> {
  const found = new Map<string, Row>()
  let unreadable = 0
  let offset = 0
  for (let page = 1; page <= mostPages; page++) {
    const answer = await readPage({ limit: largestPage, offset }).catch((error) =>
      unreadableAfter(page, error),
    )
    if (answer === null) return { rows: [...found.values()], isWhole: false }
    const before = found.size
    for (const row of answer.rows) found.set(keyOf(row), row)
    unreadable += answer.unreadable
    const received = answer.rows.length + answer.unreadable
    const isEnd = found.size === before && answer.unreadable === 0
    if (isEnd || received === 0) return { rows: [...found.values()], isWhole: unreadable === 0 }
    offset += Math.max(1, received - 1)
  }
  return { rows: [...found.values()], isWhole: false }
}

/** Handles a page without a readable row: a later one leaves the list incomplete, the first one throws its error. */
function unreadableAfter(page: number, error: unknown): null {
  if (page > 1 && error instanceof InterfaceError && error.kind === 'malformed') return null
  throw error
}
