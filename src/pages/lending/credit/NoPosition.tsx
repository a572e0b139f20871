import { loanToValueBps } from '#domain/lending/reserve/reserve.ts'
import { add, type Decimal, fromUnits, zero } from '#lib/numbers/decimal.ts'
import { bestDeposit } from '#pages/lending/data/bestDeposit.ts'
import { type LendingRow, worth } from '#pages/lending/data/lendingRow.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'

/** What an account without deposits and loans could do: what it holds of the pool's assets, and the terms of its score. */
export function NoPosition({ rows }: { rows: readonly LendingRow[] }) {
  const row = bestDeposit(rows)
  return (
    <>
      <Figure label="Deposits and loans" size="large">
        None
      </Figure>
      <Figure label="In the wallet" size="large" note="of this pool's assets">
        <Money value={walletWorth(rows)} />
      </Figure>
      {row?.reserve && row.borrowTier && (
        <Figure
          label="Could borrow"
          size="large"
          note={
            <>
              of a deposit of <ExternalText>{row.symbol}</ExternalText>
            </>
          }
        >
          <Percent value={fromUnits(loanToValueBps(row.reserve, row.borrowTier.tier), 4)} places={1} />
        </Figure>
      )}
      {row?.reserve?.borrowable && row.borrowApy && (
        <Figure
          label="Borrow APY"
          size="large"
          note={
            <>
              for <ExternalText>{row.symbol}</ExternalText>, at this score
            </>
          }
        >
          <Percent value={row.borrowApy} places={2} />
        </Figure>
      )}
    </>
  )
}

/** What the wallet holds of all assets of the pool, in dollars; null where one of them is not known. */
function walletWorth(rows: readonly LendingRow[]): Decimal | null {
  return rows.reduce<Decimal | null>((sum, row) => {
    const value = worth(row, row.wallet)
    return sum && value && add(sum, value)
  }, zero)
}
