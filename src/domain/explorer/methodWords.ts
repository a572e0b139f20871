import { ownEntry } from '#lib/text/ownEntry.ts'

/**
 * The name of a method in words: `swapExactETHForTokens` as `Swap exact ETH for tokens`. A selector, or a name that is not
 * in camel case, stays as it is.
 */
export function methodWords(method: string): string {
  if (!/^[a-z][a-zA-Z\d]*$/.test(method)) return method
  return method
    .replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$& ')
    .replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
    .replace(/^./, (letter) => letter.toUpperCase())
}

/** The swaps of the network's own router, whose names are longer than what they do. */
export const acts: Readonly<Record<string, string>> = {
  swapExactStableForTokens: 'Buy',
  swapExactTokensForStable: 'Sell',
  swapExactTokensForTokens: 'Swap',
  swapExactTokensForTokensMultiHop: 'Swap',
}

/** What a method does: of a contract that is known to be of the network itself its act, of another one its name in words. */
export function methodAct(method: string, isKnown: boolean): string {
  return (isKnown && ownEntry(acts, method)) || methodWords(method)
}
