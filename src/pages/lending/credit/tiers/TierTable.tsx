import { creditTiers, newcomerTier, scoreRange, tierByNumber } from '#domain/lending/creditTiers.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { formatUnit } from '#lib/format/unit.ts'
import { Table } from '#ui/table/Table.tsx'
import { poolColumns, reserveColumns, scoreColumns } from './tierColumns.tsx'
import { repaidSentence, tierSentence } from './tierSentence.ts'

type TierTableProps = {
  /** The asset whose rates are shown. Null where no asset is known; the table then shows factors of the pool's rate. */
  reserve: Reserve | null
  /** The person's tier, highlighted. */
  tier: number | null
  /** The person's score. The line above the table names the rate of the next tier. */
  score?: number | null
}

const { lowest, highest, newcomer } = scoreRange
const whatIsAScore = `A score runs from ${lowest} to ${highest} and starts at ${newcomer} (${tierByNumber(newcomerTier).name}). A higher tier pays a lower rate and may borrow more.`

/** The borrow rate and the borrowing power of each credit tier. */
export function TierTable({ reserve, tier, score = null }: TierTableProps) {
  return (
    <>
      <p className="border-b px-4 py-2.5 text-sm text-muted">
        {score === null && reserve && <span className="text-text">{repaidSentence(reserve)} </span>}
        {whatIsAScore}
        {reserve && ` Rates of ${formatUnit(reserve.symbol)}.`}{' '}
        {score !== null && <span className="text-text">{tierSentence(score, reserve)}</span>}
      </p>
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
