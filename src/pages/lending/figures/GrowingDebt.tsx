import { useContext, useSyncExternalStore } from 'react'
import { debtAfter, growingPlaces, secondsSince } from '#domain/lending/account/growingDebt.ts'
import type { Position } from '#domain/lending/account/position.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { now, subscribeClock } from '#lib/browser/clock.ts'
import { cut } from '#lib/format/cut.ts'
import { formatExact } from '#lib/format/exact.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { CompactFigures, mostCompact } from '#ui/figures/numbers/compact.ts'
import { Digits } from '#ui/figures/numbers/Digits.tsx'
import { Unit } from '#ui/figures/numbers/Unit.tsx'

type GrowingDebtProps = { reserve: Reserve; position: Position }

/** A loan with enough digits to show its interest, growing every second until the next block is read. */
export function GrowingDebt({ reserve, position }: GrowingDebtProps) {
  const units = useSyncExternalStore(subscribeClock, () =>
    debtAfter(reserve, position, secondsSince(reserve, now())),
  )
  const debt = fromUnits(units, reserve.decimals)
  const isCompact = useContext(CompactFigures)
  const places = units === 0n ? 0 : growingPlaces(reserve, position)
  const whole = cut(debt, places, places)
  return (
    <span className="whitespace-nowrap" title={`${formatExact(debt)} ${reserve.symbol}`}>
      <Digits text={isCompact && whole.length > mostCompact ? formatAmount(debt) : whole} />
      <Unit>{reserve.symbol}</Unit>
    </span>
  )
}
