import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { mayLookAlike } from '#domain/names/mayLookAlike.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ActionLinks, actionsFor } from '#pages/lending/action/ActionLinks.tsx'
import { borrowApyName } from '#pages/lending/data/borrowApyName.ts'
import { type LendingRow, worth } from '#pages/lending/data/lendingRow.ts'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { heldColumns } from './heldColumns.tsx'
import { inRow, poolColumns } from './poolColumns.tsx'
import { ValuedAmount } from './ValuedAmount.tsx'

type LendingTableProps = {
  rows: readonly LendingRow[]
  /** The person whose wallet is shown; actions appear only when it is the connected one. Its address is null until it is known. */
  person: { address: Address | null; isOwn: boolean } | null
}

/** Every asset of the pool: its totals and rates, and the person's wallet balance. */
export function LendingTable({ rows, person }: LendingTableProps) {
  const isSilent = rows.length > 0 && rows.every(({ reserve, trouble }) => !reserve && !trouble)
  const held = person?.address ? heldColumns(person.address) : []
  const own = person ? (isSilent ? held : [walletColumn]) : []
  const isOther = person?.isOwn === false
  const pool = poolColumns(borrowApyName(rows, person?.isOwn ?? false)).filter(
    ({ id }) => !isSilent || !loanColumns.has(id),
  )
  return (
    <>
      <AssetLookAlikes rows={rows} />
      <Table
        caption="Assets of the lending pool"
        columns={[...pool, ...own, ...(isOther ? [] : [actionColumn(rows)])]}
        rows={rows}
        rowKey={(row) => row.asset}
        empty="The pool has no assets yet."
      />
    </>
  )
}

/** The columns that a pool with only the specification's four functions cannot fill. */
const loanColumns = new Set(['borrowed', 'utilization', 'ltv'])

const LookAlikes = lazyRouteComponent(() => import('#ui/trust/LookAlikes.tsx'), 'LookAlikes')

/** Warns of assets whose symbols look alike. The comparison loads only when two may look alike. */
function AssetLookAlikes({ rows }: { rows: readonly LendingRow[] }) {
  if (!mayLookAlike(rows.map(({ symbol }) => symbol))) return null
  const tokens = rows.map(({ asset, symbol }) => ({ address: asset, symbol, name: null }))
  return (
    <Suspense>
      <LookAlikes tokens={tokens}>{null}</LookAlikes>
    </Suspense>
  )
}

/**
 * The actions deposit and borrow; withdraw and repay are in the table of positions. For a pool that reports no
 * positions all four are here. Each action has its own slot, so that equal buttons are in one column.
 */
function actionColumn(rows: readonly LendingRow[]): Column<LendingRow> {
  const used = new Set(
    rows.flatMap((row) =>
      row.reserve || row.isReading ? (['deposit', 'borrow'] as const) : actionsFor(row),
    ),
  )
  const slots = (['deposit', 'withdraw', 'borrow', 'repay'] as const).filter((action) => used.has(action))
  return {
    id: 'actions',
    header: '',
    width: 6 * Math.min(slots.length, 2) + 1,
    align: 'end',
    card: slots.length > 2 ? 'actions' : 'top end',
    firm: true,
    middle: true,
    cell: (row) => <ActionLinks row={row} slots={slots} />,
  }
}

/** The wallet balance of each asset, as the pool reports it. */
const walletColumn: Column<LendingRow> = {
  id: 'wallet',
  header: 'Wallet',
  unit: inRow,
  align: 'end',
  card: 'grid',
  importance: 2,
  dollars: (row) => worth(row, row.wallet),
  cell: (row) => <ValuedAmount row={row} amount={row.wallet} />,
}
