import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import { ScamBadge } from '#ui/figures/ScamBadge.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { TokenId } from './TokenId.tsx'
import { TokenUnits } from './TokenUnits.tsx'

type TokenAmountProps = {
  transfer: Pick<TokenTransfer, 'token' | 'type' | 'amount' | 'decimals' | 'tokenId'>
}

/** The amount of a token, or the id of a non-fungible one. */
export function TokenAmount({ transfer }: TokenAmountProps) {
  const { token, amount, tokenId } = transfer
  return (
    <span className="inline-flex max-w-full items-baseline gap-1.5">
      {amount !== null && <TokenUnits units={amount} of={transfer} />}
      {amount !== null && tokenId !== null && <span className="text-faint">of</span>}
      {tokenId !== null && <TokenId collection={token?.address} id={tokenId} />}
      {amount === null && tokenId === null && <Unknown title="Unknown amount" />}
      {token && <TokenLink address={token.address} symbol={token.symbol} />}
      {token?.isScam && <ScamBadge />}
    </span>
  )
}
