import { focusManager, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Curve, curveOf, type FeeSource, feeOf } from '#domain/markets/curve/curve.ts'
import type { FeeRange } from '#domain/markets/curve/poolFee.ts'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { curvePoolQuery } from '#interfaces/node/contract/curve/curvePool.ts'
import { useSwapFeed } from '#pages/markets/parts/live/useSwapFeed.ts'

type CurrentCurve = {
  /** Its fee is zero when `feeSource` is `none`. */
  curve: Curve
  feeSource: FeeSource
  /** The fee of the last trade in parts per million, but no less than the pool can take now; null where none is known. */
  lastFee: bigint | null
  /** The bounds of the pool's current fee; null where the pool does not report its inputs. */
  feeRange: FeeRange | null
  /** The block of the pool's reserves; null when they are the indexer's. */
  block: number | null
  /** When the pool was read; null when the reserves are the indexer's. */
  readAt: Date | null
}

/**
 * The current curve of a market from its pool; figures without an answer come from the indexer. The pool is read again
 * at each block with a trade, or with `everyBlock`, for a trade form, at each block.
 */
export function useCurve(market: TradedMarket, { everyBlock = false } = {}): CurrentCurve {
  const { swaps } = useSwapFeed(market.poolAddress)
  const { data, error, dataUpdatedAt, refetch } = useQuery(curvePoolQuery(market.poolAddress))
  const head = useQuery({ ...blockNumberQuery(), enabled: everyBlock }).data ?? 0
  const newest = Math.max(swaps[0]?.blockNumber ?? 0, everyBlock ? head : 0)
  const readAt = data?.block ?? Number.POSITIVE_INFINITY

  useEffect(() => {
    if (newest > readAt && focusManager.isFocused()) void refetch({ cancelRefetch: false })
  }, [newest, readAt, refetch])

  const pool = error ? undefined : data
  const lastFee = feeOfLast(swaps)
  const feeRange = pool?.fee ?? null
  const feePpm = feeRange?.supposed ?? lastFee ?? 0n
  return {
    curve: { ...curveOf(market, feePpm), ...pool?.reserves },
    feeSource: sourceOf(feeRange, lastFee),
    lastFee: feeRange && lastFee && lastFee < feeRange.least ? feeRange.least : lastFee,
    feeRange,
    block: pool?.reserves ? pool.block : null,
    readAt: pool?.reserves ? new Date(dataUpdatedAt) : null,
  }
}

function sourceOf(poolFee: FeeRange | null, lastFee: bigint | null): FeeSource {
  if (poolFee !== null) return 'pool'
  return lastFee === null ? 'none' : 'last-trade'
}

/**
 * The fee of the last trade in parts per million. A trade of unknown side has none, so a few older ones are checked.
 */
function feeOfLast(swaps: readonly Swap[]): bigint | null {
  for (const swap of swaps.slice(0, 20)) {
    const fee = feeOf({ base: swap.feeBase, feeAmount: swap.feeAmount })
    if (fee !== null) return fee
  }
  return null
}
