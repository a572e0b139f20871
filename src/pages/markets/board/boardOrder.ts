/** The orders of the board as the address names them. */
export const boardOrders = [
  'market-cap',
  'market-cap-low',
  'volume',
  'newest',
  'oldest',
  'price',
  'holders',
  'trades',
  'sold',
] as const

export type BoardOrder = (typeof boardOrders)[number]
