/** The names of the board's orders in the URL. */
export const boardOrders = [
  'market-cap',
  'market-cap-low',
  'volume',
  'newest',
  'oldest',
  'gainers',
  'losers',
  'gainers-6h',
  'losers-6h',
  'gainers-1h',
  'losers-1h',
  'price',
  'holders',
  'trades',
  'sold',
] as const

export type BoardOrder = (typeof boardOrders)[number]
