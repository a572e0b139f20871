import { useQueries, useQuery } from '@tanstack/react-query'
import { heldFirst } from '#domain/markets/trades/heldFirst.ts'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { readPositions, useHeldWorth } from './useHeldWorth.ts'

const none: readonly Swap[] = []

/**
 * The tokens whose holding the positions panel tells of an address; none where it cannot, null while that loads. It makes no
 * request that the panel does not.
 */
export function usePositionTokens(owner: Address): readonly Address[] | null {
  const swaps = useQuery({ ...allSwapsByUserQuery(owner), enabled: hasMarkets() })
  const worth = useHeldWorth(owner, swaps.data?.rows ?? none)
  const pools = heldFirst(worth === null ? none : (swaps.data?.rows ?? none), worth ?? undefined)
    .slice(0, readPositions)
    .map(([pool]) => pool)
  const markets = useQueries({ queries: pools.map((pool) => batchedMarketQuery(pool)) })
  const tokens = markets.flatMap(({ data }) => data?.tokenAddress ?? [])
  const holdings = useQueries({ queries: tokens.map((token) => tokenHoldingQuery(token, owner)) })
  if (!hasMarkets()) return []
  // What fails once may be asked again for long.
  const isReading =
    worth === null ||
    [swaps, ...markets, ...holdings].some(({ isPending, failureCount }) => isPending && failureCount === 0)
  return isReading ? null : tokens.filter((_, index) => holdings[index]?.data !== undefined)
}
