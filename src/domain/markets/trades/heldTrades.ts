import { newestFirst, type TradePosition } from '#domain/markets/tradePosition.ts'

type Trade = TradePosition & { transactionHash: string }

/**
 * The rows of a paused live list: the trades it had (`held`), without those that a reorg removed since, and the number
 * of trades that arrived meanwhile. Both lists are newest first; `now` may hold only the newest trades.
 */
export function heldTrades<T extends Trade>(
  held: readonly T[],
  now: readonly T[],
): { rows: readonly T[]; waiting: number } {
  const [newest, oldest] = [held[0], now.at(-1)]
  const keyOf = ({ id, transactionHash }: Trade) => `${id}:${transactionHash}`
  const known = new Set(now.map(keyOf))
  const isBelow = (trade: T) => oldest !== undefined && newestFirst(trade, oldest) > 0
  const rows = held.filter((trade) => known.has(keyOf(trade)) || isBelow(trade))
  const were = new Set(held.map(keyOf))
  const waiting = now.filter((trade) => !were.has(keyOf(trade)) && newest && newestFirst(trade, newest) <= 0)
  return { rows, waiting: waiting.length }
}
