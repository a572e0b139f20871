import { ActionLinks, actionsFor } from '#pages/lending/parts/action/steps/ActionLinks.tsx'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import type { Column } from '#ui/table/Column.ts'

/** The actions of each row. Each action has its own slot, so that equal buttons are in one column. */
export function actionColumn(rows: readonly LendingRow[]): Column<LendingRow> {
  const used = new Set(rows.flatMap((row) => (row.isReading ? ['deposit', 'borrow'] : actionsFor(row))))
  const slots = (['deposit', 'withdraw', 'borrow', 'repay'] as const).filter((action) => used.has(action))
  return {
    id: 'actions',
    header: '',
    width: 5 * Math.min(slots.length, 2) + 1,
    align: 'end',
    card: 'actions',
    cell: (row) => <ActionLinks row={row} slots={slots} />,
  }
}
