import { useSyncExternalStore } from 'react'
import { debtAfter, secondsSince } from '#domain/lending/account/growingDebt.ts'
import type { Position } from '#domain/lending/account/position.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { now, subscribeClock } from '#lib/browser/clock.ts'
import { moneyPlaces } from '#lib/format/money.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { ColumnPlaces } from '#ui/figures/numbers/columnPlaces.ts'

type GrowingDebtProps = { reserve: Reserve; position: Position }

/** A loan in two places; its title has every digit, and grows every second until the next block is read. */
export function GrowingDebt({ reserve, position }: GrowingDebtProps) {
  const units = useSyncExternalStore(subscribeClock, () =>
    debtAfter(reserve, position, secondsSince(reserve, now())),
  )
  const debt = fromUnits(units, reserve.decimals)
  return (
    <ColumnPlaces value={{ amount: moneyPlaces([debt]) }}>
      <Amount value={debt} unit={reserve.symbol} />
    </ColumnPlaces>
  )
}
