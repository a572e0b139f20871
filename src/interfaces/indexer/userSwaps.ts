import { queryOptions } from '@tanstack/react-query'
import { newestFirst } from '#domain/markets/tradePosition.ts'
import { type EveryRow, readEveryRow } from './everyRow.ts'
import { swapKey } from './live/swaps/swapList.ts'
import { readSwapsByUser, type Swap } from './swap.ts'

/** Every trade an address made, newest first: at most ten pages of the largest size. */
export function everySwapByUserQuery(sender: string) {
  return queryOptions({
    queryKey: ['indexer', 'everySwapByUser', sender],
    queryFn: async ({ signal }): Promise<EveryRow<Swap>> => {
      const { rows, isWhole } = await readEveryRow((page) => readSwapsByUser(sender, page, signal), swapKey)
      return { rows: rows.sort(newestFirst), isWhole }
    },
    refetchInterval: 60_000,
  })
}
