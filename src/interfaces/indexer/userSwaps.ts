import { queryOptions } from '@tanstack/react-query'
import { newestFirst } from '#domain/markets/trades/tradePosition.ts'
import { largestPage } from './assumptions.ts'
import { swapKey } from './live/swaps/swapList.ts'
import { readSwapsByUser, type Swap } from './swap.ts'

/** `isWhole`: there are no others, and all could be read. */
type UserSwaps = { rows: readonly Swap[]; isWhole: boolean }

const mostPages = 10

/** Every trade an address made, newest first: at most ten pages of the largest size. */
export function everySwapByUserQuery(sender: string) {
  return queryOptions({
    queryKey: ['indexer', 'everySwapByUser', sender],
    queryFn: ({ signal }) => readAll(sender, signal),
    refetchInterval: 60_000,
  })
}

/** Each page begins with the last trade of the one before, until one has nothing new: a short page need not be the last. */
async function readAll(sender: string, signal: AbortSignal): Promise<UserSwaps> {
  const found = new Map<string, Swap>()
  let unreadable = 0
  let offset = 0
  for (let page = 1; page <= mostPages; page++) {
    const answer = await readSwapsByUser(sender, { limit: largestPage, offset }, signal)
    const before = found.size
    for (const swap of answer.rows) found.set(swapKey(swap), swap)
    unreadable += answer.unreadable
    const received = answer.rows.length + answer.unreadable
    const isEnd = found.size === before && answer.unreadable === 0
    if (isEnd || received === 0) return { rows: sorted(found), isWhole: unreadable === 0 }
    offset += Math.max(1, received - 1)
  }
  return { rows: sorted(found), isWhole: false }
}

function sorted(found: ReadonlyMap<string, Swap>) {
  return [...found.values()].sort(newestFirst)
}
