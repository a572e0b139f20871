/** How many of the orders are links above the board. The others are in its select. */
export const presetOrders = 5

/** The names of the board's orders in the URL, those of the links first. */
export const boardOrders = [
  'market-cap',
  'newest',
  'gainers',
  'volume',
  'sold',
  'market-cap-low',
  'oldest',
  'losers',
  'gainers-6h',
  'losers-6h',
  'gainers-1h',
  'losers-1h',
  'price',
  'holders',
  'trades',
] as const

export type BoardOrder = (typeof boardOrders)[number]
