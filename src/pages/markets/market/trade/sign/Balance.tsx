import { formatExact } from '#lib/format/exact.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { type Decimal, isZero, magnitude } from '#lib/numbers/decimal.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'

type BalanceProps = {
  value: Decimal | null
  /** The balance at the other end of the arrow; null for none. */
  beside: Decimal | null
}

/**
 * A balance before or after a trade. Two balances of a million and more are shown without decimals, so that both fit in
 * one line, unless only the decimals differ. The title has every digit.
 */
export function Balance({ value, beside }: BalanceProps) {
  if (value === null || beside === null || !isMillion(value) || !isMillion(beside))
    return <Amount value={value} />
  const text = withoutDecimals(value)
  if (text === withoutDecimals(beside)) return <Amount value={value} />
  return <span title={formatExact(value)}>{text}</span>
}

function isMillion(value: Decimal): boolean {
  return !isZero(value) && magnitude(value) >= 6
}

function withoutDecimals(value: Decimal): string {
  return formatAmount(value).replace(/\.\d+$/, '')
}
