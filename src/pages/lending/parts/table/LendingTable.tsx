import type { Address } from '#lib/wire/shapes.ts'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { Table } from '#ui/table/Table.tsx'
import { AssetLookAlikes } from './AssetLookAlikes.tsx'
import { actionColumn } from './actionColumn.tsx'
import { heldColumns } from './heldColumns.tsx'
import { personColumns } from './personColumns.tsx'
import { poolColumns } from './poolColumns.tsx'

type LendingTableProps = {
  rows: readonly LendingRow[]
  /** Whose wallet and positions are shown; they act on their own only. */
  person: { address: Address; isOwn: boolean } | null
}

/** Every asset of the pool: what is in it, what it yields and costs, and what the person has in it. */
export function LendingTable({ rows, person }: LendingTableProps) {
  const isSilent = rows.length > 0 && rows.every(({ reserve, trouble }) => !reserve && !trouble)
  const own = person ? (isSilent ? heldColumns(person.address) : personColumns) : []
  const pool = poolColumns.filter(({ id }) => !isSilent || !loanColumns.has(id))
  return (
    <>
      <AssetLookAlikes rows={rows} />
      <Table
        caption="Assets of the lending pool"
        columns={[...pool, ...own, ...(person?.isOwn === false ? [] : [actionColumn(rows)])]}
        rows={rows}
        rowKey={(row) => row.asset}
        empty="The pool has no assets yet."
      />
    </>
  )
}

/** What a pool with the four functions of the specification alone tells of no asset. */
const loanColumns = new Set(['borrowed', 'utilization'])
