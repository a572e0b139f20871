import { yieldOf } from '#domain/lending/reserve/interest.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'

/** The borrow APY of the pool's first asset to borrow: the lowest of all score tiers, for a pool with known tiers. */
export function BorrowFigure() {
  const { rows, waiting } = useLending(useWalletAddress())
  const row = rows.find(({ reserve, borrowApy }) => reserve?.borrowable ?? borrowApy !== null)
  if (waiting || !row) return null
  const rates = row.reserve?.borrowRates ?? []
  const lowest = rates.reduce<bigint | null>(
    (least, rate) => (least === null || rate < least ? rate : least),
    null,
  )
  const isRange = rates.some((rate) => rate !== lowest)
  return (
    <>
      <span className="flex min-w-0 items-baseline gap-x-2 text-md font-medium sm:text-lg">
        <span className="min-w-0 truncate">
          <ExternalText>{row.symbol}</ExternalText>
        </span>
        {isRange && <span className="text-sm font-normal text-muted">from</span>}
        <Percent value={lowest === null ? row.borrowApy : yieldOf(lowest)} places={2} />
      </span>
      <span className="text-sm text-muted">a year</span>
    </>
  )
}
