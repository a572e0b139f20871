import { type CreditTier, creditTiers } from '#lib/creditTiers.ts'
import { fromUnits } from '#lib/decimal.ts'
import { loanToValueBps, type Reserve } from '#lib/lendingPreview.ts'
import { Percent } from '#ui/Percent.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { yieldOf } from './lendingRow.ts'

type TierTableProps = {
  /** One asset's own figures; null for what holds in the whole pool. */
  reserve: Reserve | null
  /** The person's tier, lit up. */
  tier: number | null
}

/** What each credit tier pays for a loan, and how far its deposits carry. */
export function TierTable({ reserve, tier }: TierTableProps) {
  return (
    <Table
      caption="What each credit tier pays and may borrow"
      columns={[...scoreColumns, ...(reserve ? reserveColumns(reserve) : poolColumns)]}
      rows={creditTiers}
      rowKey={(row) => row.tier}
      rowMark={(row) => (row.tier === tier ? 'here' : undefined)}
      empty="No tiers."
    />
  )
}

const scoreColumns: Column<CreditTier>[] = [
  { id: 'name', header: 'Tier', cell: ({ name }) => name },
  { id: 'score', header: 'Score', cell: ({ from, to }) => `${from}–${to}` },
]

const poolColumns: Column<CreditTier>[] = [
  {
    id: 'rate',
    header: 'Borrow rate',
    align: 'end',
    help: 'Relative to the rate of the pool',
    cell: ({ rateBps }) => <Percent value={fromUnits(rateBps, 4)} />,
  },
  {
    id: 'power',
    header: 'Borrowing power',
    align: 'end',
    help: "Relative to the asset's loan to value; never within 2 points of its liquidation threshold",
    cell: ({ powerBps }) => <Percent value={fromUnits(powerBps, 4)} />,
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
