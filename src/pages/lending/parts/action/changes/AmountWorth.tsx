import { fromUnits, multiply } from '#lib/numbers/decimal.ts'
import type { ActionContext } from '#pages/lending/parts/action/actionPlan.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'

type AmountWorthProps = {
  context: ActionContext
  /** Base units; null as long as there is none. */
  amount: bigint | null
  /** The field says what is wrong with it, in the place of this line: nothing below moves. */
  isWrong: boolean
}

/** The price the pool goes by, and what the amount is worth at it. Nothing of a pool that tells no prices. */
export function AmountWorth({ context: { part, symbol, decimals }, amount, isWrong }: AmountWorthProps) {
  if (isWrong || part.from === 'tokens' || part.state.reserve.price === 0n) return null
  const price = fromUnits(part.state.reserve.price, 18)
  return (
    <p className="-mt-5 flex justify-between gap-3 text-xs text-muted">
      <span>
        1 {symbol} = <Price value={price} />
      </span>
      {amount !== null && amount > 0n && (
        <span>
          ≈ <Money value={multiply(price, fromUnits(amount, decimals))} />
        </span>
      )}
    </p>
  )
}
