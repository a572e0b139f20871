import { newestFirst } from '#domain/markets/tradePosition.ts'
import { pageSize } from '#interfaces/indexer/assumptions.ts'
import { readSwaps, type Swap, swapKey } from '#interfaces/indexer/swap.ts'

/** The newest trades of a market in one piece. `joined`: they reach a known trade. `whole`: there are no older ones. */
export type NewestSwaps = { swaps: Swap[]; joined: boolean; whole: boolean; unreadable: string[] }

const maxPages = 5
const maxTries = 4
/** The most pages to read in search of a trade. */
const maxSearches = 10
/** Half a page, so that the page that holds the trade has others below it. */
const stepBack = pageSize / 2

/**
 * Reads the newest trades of a market by pages of `limit` until one reaches a known trade; at most five pages. Each
 * page begins with the last trade of the one before. Where it does not, trades were added or removed meanwhile, and
 * reading starts again.
 */
export async function readNewestSwaps(
  poolAddress: string,
  joins: (page: readonly Swap[]) => boolean,
  limit = pageSize,
  signal?: AbortSignal,
): Promise<NewestSwaps> {
  let newest = await readPages(poolAddress, joins, limit, signal)
  for (let tries = 1; !newest.isContinuous && tries < maxTries; tries++) {
    newest = await readPages(poolAddress, joins, limit, signal)
  }
  return newest
}

/** Reads pages; stops before a page that does not continue the one before. */
async function readPages(
  poolAddress: string,
  joins: (page: readonly Swap[]) => boolean,
  limit: number,
  signal: AbortSignal | undefined,
): Promise<NewestSwaps & { isContinuous: boolean }> {
  const swaps: Swap[] = []
  const unreadable: string[] = []
  const result = { swaps, unreadable, joined: false, whole: false, isContinuous: true }
  let read = 0
  let overlap = 0
  for (let page = 1; page <= maxPages; page++) {
    const last = swaps.at(-1)
    const answer = await readSwaps(poolAddress, read - overlap, limit, signal)
    const known = new Set(swaps.map(swapKey))
    const found = answer.swaps.filter((swap) => !known.has(swapKey(swap)))
    const fits = overlap === 0 || answer.swaps.some((swap) => last && swapKey(swap) === swapKey(last))
    if (!fits && answer.received > 0) return { ...result, isContinuous: false }
    swaps.push(...found)
    unreadable.push(...answer.unreadable)
    if (answer.received <= overlap) return { ...result, joined: true, whole: true }
    if (joins(answer.swaps)) return { ...result, joined: true }
    read += answer.received - overlap
    // The next page can begin with the last row of this one only if that row is readable.
    overlap = answer.unreadable.length === 0 ? 1 : 0
  }
  return result
}

/**
 * Reads the page of a market's trades that holds `oldest`, or the first one without it. The number of loaded trades is
 * no offset of the server, so `guess` is only the start of the search; the trades found there give its direction. Null
 * when the server does not list the trade.
 */
export async function readSwapsFrom(poolAddress: string, oldest: Swap | undefined, guess: number) {
  let offset = guess
  for (let tries = 1; tries <= maxSearches; tries++) {
    const page = await readSwaps(poolAddress, offset)
    if (!oldest || page.swaps.some((swap) => swapKey(swap) === swapKey(oldest))) return page
    const isTooOld = page.swaps.every((swap) => newestFirst(swap, oldest) > 0)
    const isTooNew = page.swaps.every((swap) => newestFirst(swap, oldest) < 0)
    if (isTooOld && offset > 0) offset = Math.max(0, offset - stepBack)
    else if (isTooNew && page.received > 0) offset += page.received
    else return null
  }
  return null
}
