import { useQuery } from '@tanstack/react-query'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** Whether an address is known to have no trade on any market; false while the indexer has not answered. */
export function useNeverTraded(address: Address): boolean {
  const { data } = useQuery({ ...allSwapsByUserQuery(address), enabled: hasMarkets() })
  return data?.isWhole === true && data.rows.length === 0
}
