import { add, type Decimal, decimal, subtract } from '#lib/numbers/decimal.ts'
import { ColumnPlaces } from '#ui/figures/numbers/columnPlaces.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'

const halfCent = decimal('0.005')

/** What is paid in all, in dollars and cents, rounded: other figures are cut, which would show less than is paid. */
export function RoundedMoney({ value }: { value: Decimal | null }) {
  return (
    <ColumnPlaces value={{ dollars: 2 }}>
      <Money value={value && (value.startsWith('-') ? subtract : add)(value, halfCent)} exact={value} />
    </ColumnPlaces>
  )
}
