import { useQuery } from '@tanstack/react-query'
import { marketOfTokenQuery } from '#interfaces/indexer/market.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ImitationNote } from '#pages/markets/parts/ImitationNote.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

type TokenImitationProps = { token: Address; name: string }

/** Says which market a token of other letters is not, where it has a market; else that another token may be called like it. */
export function TokenImitation({ token, name }: TokenImitationProps) {
  const { data: market } = useQuery({
    ...marketOfTokenQuery(token),
    retry: false,
    // Only a name beyond ASCII can have other letters.
    enabled: hasMarkets() && !/^[\x20-\x7e]*$/.test(name),
  })
  if (!market) return <OtherLetters name={name} isNote />
  return <ImitationNote market={market} token={token} className="" />
}
