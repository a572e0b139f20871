import type { ReactNode } from 'react'
import { type Decimal, isZero } from '#lib/numbers/decimal.ts'
import { type LendingRow, worth } from '#pages/lending/data/lendingRow.ts'
import { DepositMoney } from '#pages/lending/figures/DepositAmount.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'

type ValuedAmountProps = {
  row: LendingRow
  /** Whole tokens of the row's asset; null when unknown. */
  amount: Decimal | null
  style?: 'amount' | 'short'
  /** Replaces the usual rendering of the amount. */
  children?: ReactNode
}

/** An amount of the row's asset with its worth below, where the amount is not zero and a price is known. */
export function ValuedAmount({ row, amount, style = 'amount', children }: ValuedAmountProps) {
  const value = amount === null || isZero(amount) ? null : worth(row, amount)
  return (
    <>
      {children ?? <Amount value={amount} unit={row.symbol} style={style} />}
      {value !== null && (
        <span className="block text-xs text-muted max-sm:hidden">
          {style === 'short' ? <Money value={value} style="short" /> : <DepositMoney value={value} />}
        </span>
      )}
    </>
  )
}
