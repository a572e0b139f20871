import type { Moved } from '#domain/tokens/movedTokens.ts'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'

/** More than these have no room in a row. */
const most = 3

/** What a transaction took from the address of the page and brought to it: `−2.60M TIDE +1.52 TUSD`. */
export function MovedTokens({ moved }: { moved: readonly Moved<TokenTransfer>[] }) {
  const rest = moved.length - most
  return (
    <>
      {moved.slice(0, most).map(({ token, units, transfer }) => (
        <span key={`${token.address} ${transfer.tokenId}`} className="method-part">
          <span className={units > 0n ? 'text-up' : ''}>
            {units > 0n && '+'}
            <TokenUnits units={units} of={transfer} style="short" />
          </span>
          <TokenLink address={token.address} symbol={token.symbol || token.name} />
          {transfer.tokenId !== null && <bdi>#{transfer.tokenId}</bdi>}
        </span>
      ))}
      {rest > 0 && <span className="text-faint">{rest} more</span>}
    </>
  )
}
