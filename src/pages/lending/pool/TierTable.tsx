import { type CreditTier, creditTiers } from '#lib/creditTiers.ts'
import { fromUnits } from '#lib/decimal.ts'
import { loanToValueBps, type Reserve } from '#lib/lendingPreview.ts'
import { Percent } from '#ui/Percent.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { yieldOf } from '../parts/lendingRow.ts'

type TierTableProps = { reserve: Reserve; tier: number | null }

/** What each credit tier pays for a loan of this asset, and how far its deposits carry. */
export function TierTable({ reserve, tier }: TierTableProps) {
  const columns: Column<CreditTier>[] = [
    { id: 'name', header: 'Tier', cell: ({ name }) => name },
    { id: 'score', header: 'Score', cell: ({ from, to }) => `${from}–${to}` },
    {
      id: 'rate',
      header: 'Borrow APY',
      align: 'end',
      cell: (row) => {
        const rate = reserve.borrowRates[row.tier]
        return <Percent value={rate === undefined ? null : yieldOf(rate)} />
      },
    },
    {
      id: 'power',
      header: 'Loan to value',
      align: 'end',
      help: 'How much may be borrowed against a deposit of this asset',
      cell: (row) => <Percent value={fromUnits(loanToValueBps(reserve, row.tier), 4)} />,
    },
  ]
  return (
    <Table
      caption="What each credit tier pays and may borrow"
      columns={columns}
      rows={creditTiers}
      rowKey={(row) => row.tier}
      rowMark={(row) => (row.tier === tier ? 'here' : undefined)}
      empty="No tiers."
    />
  )
}
