import { useQueries } from '@tanstack/react-query'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { type CurvePool, curvePoolQuery } from '#interfaces/node/contract/curve/curvePool.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { largestFirst } from '#lib/numbers/largestFirst.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { type Position, positionOf, resultsByPool } from './marketPosition.ts'

const refetchInterval = 60_000

/**
 * The markets an address traded on, at most `most` of them, the latest: the most valuable first, an unknown value last. Without
 * all trades no result is known. Null until every value was read or failed: rows that come one by one would change places.
 */
export function usePositions(
  owner: Address,
  swaps: readonly Swap[],
  isWhole: boolean,
  most: number,
): Position[] | null {
  const results = [...resultsByPool(swaps)].slice(0, most)
  const markets = useQueries({
    queries: results.map(([pool]) => ({ ...batchedMarketQuery(pool), refetchInterval })),
  })
  const holdings = useQueries({
    queries: results.map(([pool], index) => {
      const token = markets[index]?.data?.tokenAddress
      return { ...tokenHoldingQuery(token ?? pool, owner), enabled: token !== undefined, refetchInterval }
    }),
  })
  const pools = useQueries({
    queries: results.map(([pool]) => ({ ...curvePoolQuery(pool), refetchInterval })),
  })
  const isReading = results.some(
    (_, index) =>
      markets[index]?.isPending ||
      pools[index]?.isPending ||
      (markets[index]?.data && holdings[index]?.isPending),
  )
  if (isReading) return null
  const positions = results.map(([pool, result], index) =>
    positionOf(pool, isWhole ? result : null, {
      market: markets[index]?.data ?? null,
      held: holdings[index]?.data ?? null,
      curve: wholeCurve(pools[index]?.data),
    }),
  )
  return positions.sort(largestFirst(({ value }) => value))
}

/** Only with its own fee: that of the last trade would be a guess. */
function wholeCurve(pool: CurvePool | undefined) {
  if (!pool?.reserves || pool.fee === null) return null
  return { ...pool.reserves, feePpm: pool.fee.supposed }
}
