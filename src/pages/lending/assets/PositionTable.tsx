import { isZero } from '#lib/numbers/decimal.ts'
import { PositionActions } from '#pages/lending/action/PositionActions.tsx'
import { firstDue } from '#pages/lending/credit/firstDue.ts'
import { type BorrowApyName, borrowApyName } from '#pages/lending/data/borrowApyName.ts'
import { type LendingRow, worth } from '#pages/lending/data/lendingRow.ts'
import { DepositAmount } from '#pages/lending/figures/DepositAmount.tsx'
import { GrowingDebt } from '#pages/lending/figures/GrowingDebt.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { assetColumn, inRow } from './poolColumns.tsx'
import { ValuedAmount } from './ValuedAmount.tsx'

/** The rows of which a person has a deposit or a debt. */
function heldRows(rows: readonly LendingRow[]): LendingRow[] {
  return rows.filter(({ yourSupply, yourDebt }) => isSome(yourSupply) || isSome(yourDebt))
}

function isSome(amount: LendingRow['yourSupply']): boolean {
  return amount !== null && !isZero(amount)
}

type PositionTableProps = {
  rows: readonly LendingRow[]
  /** Whether the rows are of the connected wallet, which may act. */
  isOwn: boolean
}

/** A person's deposits and debts with their rates and actions; a dash in a cell of the table without either. */
export function PositionTable({ rows, isOwn }: PositionTableProps) {
  return (
    <div className="[&_td:empty]:after:text-faint [&_td:empty]:after:content-['–']">
      <Table
        caption={isOwn ? 'Your positions' : 'Positions'}
        columns={[...columns, costColumn(borrowApyName(rows, isOwn)), ...(isOwn ? [actionColumn(rows)] : [])]}
        rows={heldRows(rows)}
        rowKey={(row) => row.asset}
        empty="No deposits or loans yet."
      />
    </div>
  )
}

const columns: Column<LendingRow>[] = [
  { ...assetColumn, card: 'top' },
  {
    id: 'deposited',
    header: 'Deposited',
    unit: inRow,
    align: 'end',
    card: 'bottom',
    cardLabel: 'deposited',
    dollars: (row) => worth(row, row.yourSupply),
    cell: (row) =>
      isSome(row.yourSupply) && (
        <ValuedAmount row={row} amount={row.yourSupply}>
          <DepositAmount row={row} />
        </ValuedAmount>
      ),
  },
  {
    id: 'earns',
    header: 'Supply APY',
    width: 6,
    align: 'end',
    card: 'bottom end',
    cardLabel: 'earns',
    firm: true,
    help: 'What the deposit earns a year, interest on interest',
    cell: (row) => isSome(row.yourSupply) && <Percent value={row.supplyApy} places={2} />,
  },
  {
    id: 'debt',
    header: 'Debt',
    unit: inRow,
    align: 'end',
    width: 8.5,
    card: 'foot',
    cardLabel: 'debt',
    dollars: (row) => worth(row, row.yourDebt),
    cell: (row) =>
      isSome(row.yourDebt) && (
        <ValuedAmount row={row} amount={row.yourDebt}>
          {row.reserve && row.position && <GrowingDebt reserve={row.reserve} position={row.position} />}
        </ValuedAmount>
      ),
  },
]

const costColumn = ({ name, help }: BorrowApyName): Column<LendingRow> => ({
  id: 'costs',
  header: name,
  width: 8,
  align: 'end',
  card: 'foot end',
  cardLabel: 'costs',
  firm: true,
  help,
  cell: (row) => isSome(row.yourDebt) && <Percent value={row.borrowApy} places={2} />,
})

/** The head of the page repays the debt that is due first: the row has no second button for it. */
const actionColumn = (rows: readonly LendingRow[]): Column<LendingRow> => ({
  id: 'actions',
  header: '',
  width: rows.some((row) => isSome(row.yourSupply) && isSome(row.yourDebt) && row !== firstDue(rows))
    ? 14
    : 9,
  align: 'end',
  card: 'top end',
  firm: true,
  middle: true,
  cell: (row) => <PositionActions row={row} isRepaidAbove={row === firstDue(rows)} />,
})
