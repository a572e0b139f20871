import type { Decimal } from '#lib/numbers/decimal.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Flash } from './Flash.tsx'

/** A live amount in dollars, short; it flashes when it changes. */
export function Dollars({ value }: { value: Decimal }) {
  return (
    <Flash value={value}>
      <Money value={value} style="short" />
    </Flash>
  )
}
