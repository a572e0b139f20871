import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'

type Named = { symbol: string; name: string; tokenAddress: Address }

/** What a market is called: its symbol, where that is blank its name, and without both the address of its token, cut. */
export function marketName({ symbol, name, tokenAddress }: Named): string {
  return symbol.trim() || name.trim() || shortHash(tokenAddress)
}
