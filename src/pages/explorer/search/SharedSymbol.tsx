import type { Market } from '#interfaces/indexer/market.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'

/** Warns of several markets with one symbol, which anyone may choose. Nothing where each has a symbol of its own. */
export function SharedSymbol({ markets }: { markets: readonly Market[] }) {
  const shared = markets.find(
    ({ symbol }, at) => symbol && markets.slice(at + 1).some((other) => other.symbol === symbol),
  )
  if (!shared) return null
  return (
    <p role="note" className="border-b px-4 py-2 text-xs text-warn">
      Several different markets are called <ExternalText>{shared.symbol}</ExternalText>. Compare the address
      before you trade.
    </p>
  )
}
