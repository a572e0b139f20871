/** Symbols that everybody knows, and that are imitated most. A token under one of them may or may not be that token. */
export const knownSymbols: readonly string[] = ['BTC', 'DAI', 'ETH', 'USDC', 'USDT', 'WBTC', 'WETH']

/**
 * Whether names could look alike without being the same, so that it is worth loading the table of letters: one has
 * letters beyond ASCII, or two differ only in `l`, `I`, `1`, in `O`, `0` or in `rn`, `m`. The known symbols count, too.
 */
export function mayLookAlike(names: readonly string[]): boolean {
  if (names.some((name) => /[^\x20-\x7e]/.test(name))) return true
  const different = [...new Set([...names, ...knownSymbols])]
  const plain = different.map((name) => name.replace(/[l1|]/g, 'I').replace(/0/g, 'O').replace(/rn/g, 'm'))
  return new Set(plain).size < different.length
}
