import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { walkPages } from '#pages/explorer/parts/csv/walkPages.ts'

/** How far one leg of a search goes: so many requests, or so many rows found. */
const mostPages = 5
const enough = 25

/** One leg of a search through a list. */
export type Leg<Row> = {
  found: Row[]
  /** How many rows were looked at, and the last of them. */
  searched: number
  last: Row | null
  /** Where the search can go on; null when nothing is left to be searched. */
  next: Cursor | null
  /** Rows that could not be read. */
  skipped: number
  /** Rows left out because they have no time, where times are asked for. */
  untimed: number
  /** The explorer said that it does not have every row. */
  isPartial: boolean
}

type Search<Row> = {
  ask: (page: Cursor | undefined) => Promise<Page<Row>>
  from: Cursor | undefined
  keyOf: (row: Row) => unknown
  matches: (row: Row) => boolean
  /** Whether a row, and with it every later one, is too old. */
  isPast: (row: Row) => boolean
  /** Whether a row lacks the time that is asked for. */
  isUntimed: (row: Row) => boolean
  signal: AbortSignal
}

/** Searches a list, newest first, for some pages. Rejects when it is aborted. */
export async function searchLeg<Row>(search: Search<Row>): Promise<Leg<Row>> {
  const { ask, from, keyOf, matches, isPast, isUntimed, signal } = search
  const leg: Leg<Row> = {
    found: [],
    searched: 0,
    last: null,
    next: null,
    skipped: 0,
    untimed: 0,
    isPartial: false,
  }
  let pages = 0
  const walked = walkPages({ ask, from, keyOf, signal })
  for await (const { items, next, skipped, isPartial } of walked) {
    pages += 1
    leg.found.push(...items.filter(matches))
    leg.searched += items.length
    leg.last = items.at(-1) ?? leg.last
    leg.skipped += skipped
    leg.untimed += items.filter(isUntimed).length
    leg.isPartial ||= isPartial === true
    leg.next = items.some(isPast) ? null : next
    if (leg.next === null || pages >= mostPages || leg.found.length >= enough) return leg
  }
  signal.throwIfAborted()
  return leg
}
