import type { TokenTransfer } from '#interfaces/explorer/tokenTransfer.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { Amount } from '#ui/figures/Amount.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { TokenId } from './TokenId.tsx'

type TokenAmountProps = { transfer: Pick<TokenTransfer, 'token' | 'amount' | 'decimals' | 'tokenId'> }

/** The amount of a token, or the id of a non-fungible one. */
export function TokenAmount({ transfer: { token, amount, decimals, tokenId } }: TokenAmountProps) {
  return (
    <span className="inline-flex max-w-full items-baseline gap-1.5">
      {amount !== null && <Amount value={fromUnits(amount, decimals ?? 0)} />}
      {amount !== null && tokenId !== null && <span className="text-faint">of</span>}
      {tokenId !== null && <TokenId id={tokenId} />}
      {amount === null && tokenId === null && <Unknown title="Unknown amount" />}
      {token && <TokenLink address={token.address} symbol={token.symbol} />}
    </span>
  )
}
