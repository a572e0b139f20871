import { creditTiers } from '#domain/lending/creditTiers.ts'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { toPixels } from '#lib/numbers/decimal.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { DoorBars } from './DoorBars.tsx'

/** The borrow APY of the pool's first asset to borrow: the lowest of all score tiers, for a pool with known tiers. */
export function BorrowFigure() {
  const row = useBorrowRow()
  if (!row) return null
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

/** The borrow APY of that asset in each score tier, the lowest one marked. */
export function BorrowBars() {
  const apys = useBorrowRow()?.reserve?.borrowRates.map(yieldOf) ?? []
  if (apys.length === 0) return null
  const heights = apys.map(toPixels)
  const tiers = apys.map((apy, tier) => `${creditTiers[tier]?.name} ${formatPercent(apy, { places: 2 })}`)
  return (
    <DoorBars
      values={heights}
      marked={heights.indexOf(Math.min(...heights))}
      caption="by credit score"
      label={`Borrow APY by credit score: ${tiers.join(', ')}`}
    />
  )
}

/** The first asset of the pool that can be borrowed; null while it is unknown. */
function useBorrowRow() {
  const { rows, waiting } = useLending(useWalletAddress())
  if (waiting) return null
  return rows.find(({ reserve, borrowApy }) => reserve?.borrowable ?? borrowApy !== null) ?? null
}
