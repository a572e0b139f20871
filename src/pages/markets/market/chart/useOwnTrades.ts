import { useQuery } from '@tanstack/react-query'
import type { OwnTrades } from '#domain/markets/prices/ownTrades.ts'
import type { Address } from '#lib/wire/shapes.ts'

const none: OwnTrades = new Map()

/**
 * The trades of an account on a market by candle of `seconds`: all of them, also those that the indexer records for a router. They
 * are read again after each of its transactions.
 */
export function useOwnTrades(own: Address | null, poolAddress: string, seconds: number): OwnTrades {
  const { data = none } = useQuery({
    queryKey: ['indexer', 'ownTrades', own, poolAddress, seconds],
    queryFn: async ({ client }) => {
      if (own === null) return none
      const [{ ownTrades }, { allSwapsByUserQuery }] = await Promise.all([
        import('#domain/markets/prices/ownTrades.ts'),
        import('#interfaces/indexer/userSwaps.ts'),
      ])
      const { rows } = await client.fetchQuery(allSwapsByUserQuery(own))
      return ownTrades(rows, own, poolAddress, seconds)
    },
    enabled: own !== null,
    structuralSharing: false,
  })
  return data
}
