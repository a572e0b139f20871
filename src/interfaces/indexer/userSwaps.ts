import { queryOptions } from '@tanstack/react-query'
import { newestFirst } from '#domain/markets/tradePosition.ts'
import { readSwapsByUser, type Swap, swapKey } from './swap.ts'
import { readWholeList, type WholeList } from './wholeList.ts'

/** Every trade an address made, newest first: at most ten pages of the largest size. */
export function allSwapsByUserQuery(sender: string) {
  return queryOptions({
    queryKey: ['indexer', 'allSwapsByUser', sender],
    queryFn: async ({ signal }): Promise<WholeList<Swap>> => {
      const { rows, isWhole } = await readWholeList((page) => readSwapsByUser(sender, page, signal), swapKey)
      return { rows: rows.sort(newestFirst), isWhole }
    },
    refetchInterval: 60_000,
  })
}
