import { useState } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import type { BoardOrder } from './order/boardOrder.ts'
import { keepRows } from './order/order.ts'

/**
 * Markets in an order that stands still while the list is held: a row neither moves nor leaves. Paused they keep their
 * figures, too. Another order of the board starts anew.
 */
export function useHeldMarkets(
  markets: readonly Market[],
  order: BoardOrder,
  { isHeld, isPaused }: { isHeld: boolean; isPaused: boolean },
): readonly Market[] {
  const [held, setHeld] = useState<{ markets: readonly Market[]; order: BoardOrder } | null>(null)
  const isFresh = held !== null && held.order === order
  if (isHeld && !isFresh) setHeld({ markets, order })
  if (!isHeld && held) setHeld(null)
  if (!isHeld || !isFresh) return markets
  return isPaused ? held.markets : keepRows(held.markets, markets)
}
