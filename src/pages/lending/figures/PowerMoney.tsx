import { add, type Decimal, decimal, isZero } from '#lib/numbers/decimal.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'

/** More than what rounding of base units takes from a figure of an account, and too little to matter. */
const hair = decimal('0.00001')

/** Dollars that may be borrowed, without the hair that the pool's rounding takes: 600 stays $600.00 in page and form. */
export function PowerMoney({ value }: { value: Decimal | null }) {
  return <Money value={value && !isZero(value) ? add(value, hair) : value} exact={value} />
}
