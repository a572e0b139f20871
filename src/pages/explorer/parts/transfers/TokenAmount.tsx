import type { TokenTransfer } from '#interfaces/explorer/tokenTransfer.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { Amount } from '#ui/figures/Amount.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'

type TokenAmountProps = {
  transfer: Pick<TokenTransfer, 'token' | 'amount' | 'decimals' | 'tokenId'>
  /** Leaves out the symbol, on the page of the token. */
  withoutToken?: boolean
}

/** The amount of a token, or the id of a non-fungible one. */
export function TokenAmount({
  transfer: { token, amount, decimals, tokenId },
  withoutToken = false,
}: TokenAmountProps) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      {amount !== null && <Amount value={fromUnits(amount, decimals ?? 0)} />}
      {amount !== null && tokenId !== null && <span className="text-faint">of</span>}
      {tokenId !== null && (
        <span className="max-w-40 truncate" title={`Token ID ${tokenId}`}>
          #<ExternalText>{tokenId}</ExternalText>
        </span>
      )}
      {amount === null && tokenId === null && <Unknown title="Unknown amount" />}
      {token && !withoutToken && (
        <span className="inline-flex max-w-18 overflow-hidden @lg:max-w-none">
          <TokenLink address={token.address} symbol={token.symbol} />
        </span>
      )}
    </span>
  )
}
