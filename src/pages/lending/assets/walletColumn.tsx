import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import type { Column } from '#ui/table/Column.ts'
import { inRow } from './poolColumns.tsx'
import { ValuedAmount } from './ValuedAmount.tsx'

/** What a person could deposit of each asset, by the pool's own word. */
export const walletColumn: Column<LendingRow> = {
  id: 'wallet',
  header: 'Wallet',
  unit: inRow,
  align: 'end',
  card: 'foot',
  cardLabel: 'wallet',
  importance: 2,
  cell: (row) => <ValuedAmount row={row} amount={row.wallet} />,
}
