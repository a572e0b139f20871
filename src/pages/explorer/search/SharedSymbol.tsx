import { ExternalText } from '#ui/figures/ExternalText.tsx'

type SharedSymbolProps = {
  /** What has the symbol. Anyone may give a market or a token any symbol and name. */
  of: readonly { symbol: string | null; address: string }[]
  what: 'markets' | 'tokens'
}

/** Warns of several markets or tokens with one symbol. Nothing where each has a symbol of its own. */
export function SharedSymbol({ of: found, what }: SharedSymbolProps) {
  const shared = found.find(
    ({ symbol, address }, at) =>
      symbol && found.slice(at + 1).some((other) => other.symbol === symbol && other.address !== address),
  )
  if (!shared) return null
  return (
    <p role="note" className="border-b px-4 py-2 text-xs text-warn">
      Several different {what} are called <ExternalText>{shared.symbol ?? ''}</ExternalText>. Compare the
      address before you {what === 'markets' ? 'trade' : 'use one'}.
    </p>
  )
}
