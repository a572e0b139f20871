import { type CreditTier, creditTiers, scoreRange, tierOfScore } from '#domain/credit/creditTiers.ts'
import { loanToValueBps, type Reserve } from '#domain/lending/preview.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { formatExact } from '#lib/numbers/format.ts'
import { yieldOf } from '#pages/lending/parts/data/lendingRow.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { Percent } from '#ui/figures/Percent.tsx'
import { type Column, Table } from '#ui/table/Table.tsx'

type TierTableProps = {
  /** One asset's own figures; null for what holds in the whole pool. */
  reserve: Reserve | null
  /** The person's tier, lit up. */
  tier: number | null
  /** The person's score: how far it is to the next tier is said above the table. */
  score?: number | null
}

/** What each credit tier pays for a loan, and how far its deposits carry. */
export function TierTable({ reserve, tier, score = null }: TierTableProps) {
  return (
    <>
      {score !== null && <p className="border-b px-4 py-2.5 text-sm">{standingSentence(score)}</p>}
      <Table
        caption="What each credit tier pays and may borrow"
        columns={[...scoreColumns(tier), ...(reserve ? reserveColumns(reserve) : poolColumns)]}
        rows={creditTiers}
        rowKey={(row) => row.tier}
        rowMark={(row) => (row.tier === tier ? 'here' : undefined)}
        empty="No tiers."
      />
    </>
  )
}

/** Where a score stands, and what the next tier would change. */
function standingSentence(score: number): string {
  const { tier, name, rateBps } = tierOfScore(score)
  const next = creditTiers[tier + 1]
  const now = `Your score of ${score} is ${name.toLowerCase()}: you pay ${times(rateBps)} the pool's rate.`
  if (!next) return `${now} There is no better tier.`
  const points = next.from - score
  return `${now} ${points} more ${points === 1 ? 'point' : 'points'} and it is ${times(next.rateBps)}.`
}

/** A share in basis points as a factor: "1.25×". */
function times(bps: bigint): string {
  return `${formatExact(fromUnits(bps, 4))}×`
}

function scoreColumns(own: number | null): Column<CreditTier>[] {
  return [
    {
      id: 'name',
      header: 'Tier',
      cell: ({ tier, name }) => (
        <span className="inline-flex items-center gap-2">
          <span className={tier === own ? 'font-semibold' : ''}>{name}</span>
          {tier === own && <Badge tone="accent">You</Badge>}
        </span>
      ),
    },
    {
      id: 'score',
      header: 'Score',
      cell: ({ from, to }) => (
        <span className="inline-flex items-center gap-3">
          <span className="w-16">{`${from}–${to}`}</span>
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
      className="h-1.5 w-40 @max-lg:hidden"
      aria-hidden="true"
    >
      <rect width="100" height="4" className="fill-raised" />
      <rect x={start} width={width} height="4" className="fill-accent" />
    </svg>
  )
}

const poolColumns: Column<CreditTier>[] = [
  {
    id: 'rate',
    header: 'Rate',
    align: 'end',
    help: 'What a loan costs, relative to the rate of the pool',
    cell: ({ rateBps }) => times(rateBps),
  },
  {
    id: 'power',
    header: 'Power',
    align: 'end',
    help: "How much may be borrowed, relative to the asset's loan to value; never within 2 points of its liquidation threshold",
    cell: ({ powerBps }) => times(powerBps),
  },
]

function reserveColumns(reserve: Reserve): Column<CreditTier>[] {
  return [
    {
      id: 'rate',
      header: 'Borrow APY',
      align: 'end',
      cell: ({ tier }) => {
        const rate = reserve.borrowRates[tier]
        return <Percent value={rate === undefined ? null : yieldOf(rate)} />
      },
    },
    {
      id: 'power',
      header: 'Loan to value',
      align: 'end',
      help: 'How much may be borrowed against a deposit of this asset',
      cell: ({ tier }) => <Percent value={fromUnits(loanToValueBps(reserve, tier), 4)} />,
    },
  ]
}
