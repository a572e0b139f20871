import { type CreditTier, scoreRange } from '#domain/lending/creditTiers.ts'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import { loanToValueBps, type Reserve } from '#domain/lending/reserve/reserve.ts'
import { formatUnit } from '#lib/format/unit.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import type { Column } from '#ui/table/Column.ts'
import { times } from './tierSentence.ts'

/** The columns of a tier's name and scores; the tier `own` is highlighted. */
export function scoreColumns(own: number | null): Column<CreditTier>[] {
  return [
    {
      id: 'name',
      header: 'Tier',
      width: 7,
      card: 'top',
      cell: ({ tier, name }) => (
        <span className="inline-flex items-baseline gap-2">
          <span className={tier === own ? 'font-semibold' : ''}>{name}</span>
          {tier === own && <Badge tone="accent">You</Badge>}
        </span>
      ),
    },
    {
      id: 'score',
      header: 'Score',
      width: 9,
      card: 'top end',
      cell: ({ from, to }) => (
        <span className="inline-flex items-center gap-3">
          <span>{`${from}–${to}`}</span>
          <Band from={from} to={to} />
        </span>
      ),
    },
  ]
}

const span = scoreRange.highest - scoreRange.lowest

/** The tier's part of the whole range of scores. */
function Band({ from, to }: { from: number; to: number }) {
  const start = ((from - scoreRange.lowest) / span) * 100
  const width = ((to - from) / span) * 100
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="h-1.5 w-32 max-md:hidden @max-4xl:hidden"
      aria-hidden="true"
    >
      <rect width="100" height="4" className="fill-track" />
      <rect x={start} width={width} height="4" className="fill-accent" />
    </svg>
  )
}

/** The columns of a tier relative to the whole pool. */
export const poolColumns: Column<CreditTier>[] = [
  {
    id: 'rate',
    header: 'Borrow rate',
    width: 6,
    card: 'bottom',
    cardLabel: 'Rate',
    align: 'end',
    help: "Relative to the pool's rate",
    cell: ({ rateBps }) => times(rateBps),
  },
  {
    id: 'power',
    header: 'Borrowing power',
    width: 6,
    cardLabel: 'Power',
    align: 'end',
    help: "How much may be borrowed, relative to the asset's loan to value; never within 2 points of its liquidation threshold",
    cell: ({ powerBps }) => times(powerBps),
  },
]

/** The columns of a tier for one asset. */
export function reserveColumns(reserve: Reserve): Column<CreditTier>[] {
  return [
    {
      id: 'rate',
      header: 'Borrow APY',
      width: 7.5,
      card: 'bottom',
      cardLabel: 'Borrow APY',
      align: 'end',
      cell: ({ tier }) => {
        const rate = reserve.borrowRates[tier]
        return <Percent value={rate === undefined ? null : yieldOf(rate)} places={2} />
      },
    },
    {
      id: 'power',
      header: 'Max LTV',
      width: 8,
      cardLabel: 'Max LTV',
      align: 'end',
      help: `The share of a ${formatUnit(reserve.symbol)} deposit that may be borrowed`,
      cell: ({ tier }) => <Percent value={fromUnits(loanToValueBps(reserve, tier), 4)} places={1} />,
    },
  ]
}
