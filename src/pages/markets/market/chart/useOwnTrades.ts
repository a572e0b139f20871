import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type OwnTrades, ownTrades } from '#domain/markets/prices/ownTrades.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useSwapFeed } from '#pages/markets/parts/live/useSwapFeed.ts'

const none: OwnTrades = new Map()

/**
 * The trades of an account on a market by candle of `seconds`: from all its trades, also those that the indexer records for a
 * router, and from the live list.
 */
export function useOwnTrades(own: Address | null, poolAddress: string, seconds: number): OwnTrades {
  const { swaps } = useSwapFeed(poolAddress)
  const { data } = useQuery({
    queryKey: ['indexer', 'ownTrades', own],
    queryFn: async ({ client }) => {
      if (own === null) return []
      const { allSwapsByUserQuery } = await import('#interfaces/indexer/userSwaps.ts')
      return (await client.fetchQuery(allSwapsByUserQuery(own))).rows
    },
    enabled: own !== null,
  })
  return useMemo(
    () => (own === null ? none : ownTrades([...swaps, ...(data ?? [])], own, poolAddress, seconds)),
    [own, swaps, data, poolAddress, seconds],
  )
}
