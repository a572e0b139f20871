import { creditTiers } from '#domain/credit/creditTiers.ts'
import type { Reserve } from '#domain/lending/reserve.ts'
import { Table } from '#ui/table/Table.tsx'
import { poolColumns, reserveColumns, scoreColumns } from './tierColumns.tsx'
import { tierSentence } from './tierSentence.ts'

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
      {score !== null && <p className="border-b px-4 py-2.5 text-sm">{tierSentence(score)}</p>}
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
