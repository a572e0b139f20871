import type { TokenSum } from '#domain/explorer/transactionSummary.ts'
import type { Token } from '#interfaces/explorer/token/token.ts'
import { divide, fromUnits } from '#lib/numbers/decimal.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Significant } from '#ui/figures/numbers/Significant.tsx'

type SwapPriceProps = { gave: TokenSum<Token>; got: readonly TokenSum<Token>[] }

/**
 * What one of the bought tokens cost in the other one, or what one of the sold ones gave in dollars' coins. Two payouts have
 * no price in one of them.
 */
export function SwapPrice({ gave, got: [got, ...others] }: SwapPriceProps) {
  if (!got || others.length > 0) return null
  const [one, other] = got.token.exchangeRate === '1' ? [gave, got] : [got, gave]
  const price = divide(fromUnits(other.units, other.decimals), fromUnits(one.units, one.decimals))
  const [symbol, unit] = [one.token.symbol, other.token.symbol]
  if (price === null || !symbol || !unit) return null
  return (
    <span className="text-sm text-muted wrap-anywhere sm:ml-2">
      <Amount value={fromUnits(1n, 0)} unit={symbol} /> = <Significant value={price} unit={unit} />
    </span>
  )
}
