import { createContext } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'

/** The symbols that several of the loaded markets have: a row names such a token by its address, too. */
export const TwinSymbols = createContext<ReadonlySet<string>>(new Set())

/** The symbols that more than one of these markets has. */
export function twinSymbols(markets: readonly Pick<Market, 'symbol'>[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(markets.flatMap(({ symbol }) => (seen.size === seen.add(symbol).size ? symbol : [])))
}
