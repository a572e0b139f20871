/** The position of a trade among the trades of its market. */
export type TradePosition = { blockNumber: number; id: number }

/** Compares trades for sorting, newest first: by block, within a block by id. */
export function newestFirst(left: TradePosition, right: TradePosition): number {
  return right.blockNumber - left.blockNumber || right.id - left.id
}
