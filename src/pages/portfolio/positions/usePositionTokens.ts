import { useQueries, useQuery } from '@tanstack/react-query'
import { heldFirst } from '#domain/markets/trades/heldFirst.ts'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** The positions that are read before all are asked for: each is six calls of the node a minute. */
export const mostPositions = 120

const none: readonly Swap[] = []

/**
 * The tokens whose holding the positions panel tells of an address; none where it cannot, null while that loads. It makes no
 * request that the panel does not.
 */
export function usePositionTokens(owner: Address): readonly Address[] | null {
  const swaps = useQuery({ ...allSwapsByUserQuery(owner), enabled: hasMarkets() })
  const pools = heldFirst(swaps.data?.rows ?? none)
    .slice(0, mostPositions)
    .map(([pool]) => pool)
  const markets = useQueries({ queries: pools.map((pool) => batchedMarketQuery(pool)) })
  const tokens = markets.flatMap(({ data }) => data?.tokenAddress ?? [])
  const holdings = useQueries({ queries: tokens.map((token) => tokenHoldingQuery(token, owner)) })
  if (!hasMarkets()) return []
  // What fails once may be asked again for long.
  const isReading = [swaps, ...markets, ...holdings].some(
    ({ isPending, failureCount }) => isPending && failureCount === 0,
  )
  return isReading ? null : tokens.filter((_, index) => holdings[index]?.data !== undefined)
}
