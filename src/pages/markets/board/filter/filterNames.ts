import type { FilterFigure } from '#domain/markets/marketFilter.ts'

/** The figures that a board can be filtered by, with their units. */
export const filterNames: Record<FilterFigure, string> = {
  marketCap: 'Market cap, $',
  volume: 'Volume 24 h, $',
  holders: 'Holders',
  age: 'Age, hours',
  volatility: 'Volatility, %',
}
