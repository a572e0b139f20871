import type { Token } from '#interfaces/explorer/token/token.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { ImitationNote } from '#pages/markets/parts/ImitationNote.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

/** Says which token of a market one of other letters is not; on a network without markets, that another may be called like it. */
export function TokenImitation({ token: { address, symbol, name } }: { token: Token }) {
  const shown = symbol || name || ''
  if (!hasMarkets()) return <OtherLetters name={shown} isNote />
  return <ImitationNote market={{ symbol: shown, name: name ?? shown }} token={address} className="" />
}
