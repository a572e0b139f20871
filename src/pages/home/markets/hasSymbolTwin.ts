type Named = { poolAddress: string; symbol: string }

/** Whether another one of these markets has the symbol of this one, in any case. */
export function hasSymbolTwin({ poolAddress, symbol }: Named, markets: readonly Named[]): boolean {
  return markets.some(
    (other) => other.poolAddress !== poolAddress && other.symbol.toLowerCase() === symbol.toLowerCase(),
  )
}
