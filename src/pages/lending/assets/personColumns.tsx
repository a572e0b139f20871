import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { GrowingDebt } from '#pages/lending/figures/GrowingDebt.tsx'
import type { Column } from '#ui/table/Column.ts'
import { inRow } from './poolColumns.tsx'
import { ValuedAmount } from './ValuedAmount.tsx'

/** What a person has in each asset, by the pool's own word. */
export const personColumns: Column<LendingRow>[] = [
  {
    id: 'wallet',
    header: 'Wallet',
    unit: inRow,
    align: 'end',
    card: 'foot',
    cardLabel: 'wallet',
    importance: 3,
    cell: (row) => <ValuedAmount row={row} amount={row.wallet} />,
  },
  {
    id: 'yourSupply',
    header: 'Deposited',
    unit: inRow,
    align: 'end',
    card: 'foot',
    cardLabel: 'deposited',
    importance: 2,
    cell: (row) => <ValuedAmount row={row} amount={row.yourSupply} />,
  },
  {
    id: 'yourDebt',
    header: 'Debt',
    unit: inRow,
    align: 'end',
    width: 8.5,
    card: 'foot end',
    cardLabel: 'debt',
    importance: 2,
    cell: (row) => (
      <ValuedAmount row={row} amount={row.yourDebt}>
        {row.reserve && row.position && <GrowingDebt reserve={row.reserve} position={row.position} />}
      </ValuedAmount>
    ),
  },
]
