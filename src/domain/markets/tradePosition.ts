/** Where a trade stands among the trades of its market. */
export type TradePosition = { blockNumber: number; id: number }

/** The order of trades: by block, within a block by id. */
export function newestFirst(left: TradePosition, right: TradePosition): number {
  return right.blockNumber - left.blockNumber || right.id - left.id
}
