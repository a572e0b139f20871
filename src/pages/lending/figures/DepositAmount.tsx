import { shownDeposit, shownDollars } from '#domain/lending/account/poolRounding.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'

/** A person's deposit in one asset, without the pool's rounding by a base unit. The title has the pool's own figure. */
export function DepositAmount({ row }: { row: LendingRow }) {
  const { yourSupply, position, reserve, decimals, symbol } = row
  const shown =
    position && reserve
      ? fromUnits(shownDeposit(position.supplied, decimals, reserve.supplyIndex), decimals)
      : yourSupply
  return <Amount value={shown} exact={yourSupply} unit={symbol} />
}

/** Dollars of deposits and of what they let one borrow, without the pool's rounding by a base unit. The title has the pool's own figure. */
export function DepositMoney({ value }: { value: Decimal | null }) {
  return <Money value={value && shownDollars(value)} exact={value} />
}
