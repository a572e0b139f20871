const longest = 12

/** A unit as it stands behind a figure. A token may call itself anything, so a long symbol is cut: `ABCDEFGHIJK…`. */
export function formatUnit(symbol: string): string {
  const characters = Array.from(symbol)
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : symbol
}
