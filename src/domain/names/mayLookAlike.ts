/** Well-known symbols that are often imitated. A token with such a symbol need not be the well-known token. */
export const knownSymbols: readonly string[] = ['BTC', 'DAI', 'ETH', 'USDC', 'USDT', 'WBTC', 'WETH']

/**
 * Whether names could be taken for each other, so that the table of confusable letters must be loaded: two are equal, one has
 * letters beyond ASCII, or two differ only in `l`, `I`, `1`, in `O`, `0` or in `rn`, `m`. Compares with the known symbols too.
 */
export function mayLookAlike(names: readonly string[]): boolean {
  const given = names.filter(Boolean)
  if (new Set(given).size < given.length) return true
  if (names.some((name) => /[^\x20-\x7e]/.test(name))) return true
  const different = [...new Set([...names, ...knownSymbols])]
  const plain = different.map((name) => name.replace(/[l1|]/g, 'I').replace(/0/g, 'O').replace(/rn/g, 'm'))
  return new Set(plain).size < different.length
}
