const longest = 12

/**
 * A unit as it stands behind a figure. A token may call itself anything, so a long symbol, or name of
 * more than `most` characters, is cut: `ABCDEFGHIJK…`.
 */
export function formatUnit(symbol: string, most = longest): string {
  const characters = Array.from(symbol)
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : symbol
}
