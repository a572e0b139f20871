import { swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'
import { useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import type { TradeContext } from './plan/tradeContext.ts'

/**
 * A confirmed transaction that made about the call of this trade: the newest one of this browser, else the market's newest
 * trade of its side. Null where neither is known, and for a trade over two markets.
 */
export function useAlikeTrade({ market, router, side, from }: TradeContext): Hash | null {
  const own = useTransactions().find(
    ({ kind, to, status, approval }) =>
      kind === side && to === router && status.name === 'confirmed' && approval === undefined,
  )
  if (from) return null
  if (own) return own.hash
  const swaps = swapFeed(market.poolAddress).snapshot().swaps
  return swaps.find((swap) => swap.side === side)?.transactionHash ?? null
}
