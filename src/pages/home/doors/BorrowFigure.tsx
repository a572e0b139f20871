import { Link } from '@tanstack/react-router'
import { creditTiers } from '#domain/lending/creditTiers.ts'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { toPixels } from '#lib/numbers/decimal.ts'
import { smallest } from '#lib/numbers/integers.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { DoorBars } from './DoorBars.tsx'

/**
 * The borrow APY of the pool's first asset to borrow, at the score of the connected account, else of a new one, and the lowest
 * of all scores, where that is another one.
 */
export function BorrowFigure() {
  const { row, score } = useBorrowRow()
  if (!row) return null
  const { reserve, borrowTier, borrowApy, symbol } = row
  const rates = reserve?.borrowRates ?? []
  const own = rates[borrowTier?.tier ?? -1]
  const lowest = rates.reduce((least, rate) => smallest(least, rate), own ?? 0n)
  const canFall = own !== undefined && lowest < own
  return (
    <>
      <Link
        to="/lending"
        className="link -outline-offset-2 flex min-w-0 items-baseline gap-x-2 text-md font-medium lg:text-lg"
      >
        <span className="min-w-0 truncate">
          <ExternalText>{symbol}</ExternalText>
        </span>
        <Percent value={borrowApy} places={2} />
        {canFall && (
          <span className="text-sm font-normal text-muted sm:max-lg:hidden">
            down to <Percent value={yieldOf(lowest)} places={2} />
          </span>
        )}
      </Link>
      <span className={`text-sm text-muted ${canFall ? 'sm:max-lg:hidden' : ''}`}>
        {score ? `· your score ${score}` : canFall ? 'with a good score' : 'a year'}
      </span>
    </>
  )
}

/** The borrow APY of that asset in each score tier, the one of the figure marked. */
export function BorrowBars() {
  const { row } = useBorrowRow()
  const apys = row?.reserve?.borrowRates.map(yieldOf) ?? []
  if (apys.length === 0) return null
  const tiers = apys.map((apy, tier) => `${creditTiers[tier]?.name} ${formatPercent(apy, { places: 2 })}`)
  return (
    <DoorBars
      values={apys.map(toPixels)}
      marked={row?.borrowTier?.tier ?? -1}
      caption="by credit score"
      label={`Borrow APY by credit score: ${tiers.join(', ')}`}
    />
  )
}

/** The first asset of the pool that can be borrowed, and the score of the connected account; null while one is unknown. */
function useBorrowRow() {
  const { rows, waiting, state } = useLending(useWalletAddress())
  const row = rows.find(({ reserve, borrowApy }) => reserve?.borrowable ?? borrowApy !== null)
  return { row: (!waiting && row) || null, score: state.data?.account.creditScore ?? null }
}
