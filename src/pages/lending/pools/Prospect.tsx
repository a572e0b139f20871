import { openedCredit } from '#domain/lending/reserve/reserve.ts'
import { fromUnits, isZero, multiply } from '#lib/numbers/decimal.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { DepositMoney } from '#pages/lending/figures/DepositAmount.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { ColumnPlaces } from '#ui/figures/numbers/columnPlaces.ts'

/** What the wallet has of an asset, and what all of it would earn and allow as a deposit; nothing without any. */
export function Prospect({ row }: { row: LendingRow | undefined }) {
  const { reserve, position, borrowTier, symbol, wallet, supplyApy } = row ?? {}
  if (!reserve || !position || !borrowTier || !wallet || isZero(wallet)) return null
  const note = 'if all is deposited'
  return (
    <div className="grid flex-1 basis-80 grid-cols-3 gap-x-4 max-lg:hidden">
      <Figure label="In your wallet" size="large">
        <Amount value={wallet} unit={symbol} />
      </Figure>
      <Figure label="Interest a year" size="large" note={note}>
        <ColumnPlaces value={{ amount: 2 }}>
          <Amount value={supplyApy ? multiply(wallet, supplyApy) : null} unit={symbol} />
        </ColumnPlaces>
      </Figure>
      <Figure label="Available to borrow" size="large" note={note}>
        <DepositMoney value={fromUnits(openedCredit(reserve, position.wallet, borrowTier.tier), 8)} />
      </Figure>
    </div>
  )
}
