import { newestFirst, type TradePosition } from '#domain/markets/tradePosition.ts'

type Trade = TradePosition & { transactionHash: string }

/**
 * What a live list shows while it stands still: the trades it had (`held`), without those that a reorganisation took off
 * the chain since, and how many came. Both lists are newest first; `now` is the newest part of what is known.
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
