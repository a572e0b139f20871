import { Link } from '@tanstack/react-router'
import { formatPercent } from '#lib/format/percent.ts'
import { toPixels } from '#lib/numbers/decimal.ts'
import { ActionLinks, actionsFor } from '#pages/lending/parts/action/steps/ActionLinks.tsx'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { Bar } from '#ui/charts/Bar.tsx'
import { Amount } from '#ui/figures/Amount.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Percent } from '#ui/figures/Percent.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type LendingTableProps = {
  rows: readonly LendingRow[]
  /** Whose wallet and positions are shown: `own` may act, `other` is only looked at. */
  person: 'own' | 'other' | null
}

/** Every asset of the pool: what is in it, what it yields and costs, and what the person has in it. */
export function LendingTable({ rows, person }: LendingTableProps) {
  const columns = [
    ...poolColumns,
    ...(person ? personColumns : []),
    ...(person === 'other' ? [] : [actionColumn(rows)]),
  ]
  return (
    <Table
      caption="Assets of the lending pool"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.asset}
      empty="The pool has no assets yet."
    />
  )
}

/** The row names the asset, so its amounts need no unit in a table. */
const inRow = () => ''

const poolColumns: Column<LendingRow>[] = [
  {
    id: 'asset',
    header: 'Asset',
    width: 8,
    card: 'top',
    cell: (row) => (
      <span className="flex items-baseline gap-2">
        <Link
          to="/lending/pool/$asset"
          params={{ asset: row.asset }}
          className="link cut font-medium"
          title={row.asset}
        >
          <ExternalText>{row.symbol}</ExternalText>
        </Link>
        {row.trouble && (
          <Badge tone="warn" title={row.trouble}>
            View only
          </Badge>
        )}
        {row.reserve?.paused && (
          <Badge tone="warn" title="Paused by the operator: loans can be repaid, and nothing else.">
            Paused
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'supplied',
    header: 'Total supplied',
    unit: inRow,
    width: 6,
    align: 'end',
    fraction: 5,
    importance: 3,
    card: 'bottom',
    cardLabel: 'supplied',
    help: 'Everything deposited in the pool, with interest',
    cell: (row) => <Amount value={row.supplied} unit={row.symbol} style="short" />,
  },
  {
    id: 'borrowed',
    header: 'Total borrowed',
    unit: inRow,
    width: 6,
    align: 'end',
    fraction: 5,
    importance: 3,
    card: 'bottom',
    cardLabel: 'borrowed',
    help: 'Everything lent out by the pool, with interest',
    cell: (row) => <Amount value={row.borrowed} unit={row.symbol} style="short" />,
  },
  {
    id: 'utilization',
    header: 'Utilisation',
    width: 8.5,
    card: 'bottom end',
    importance: 3,
    help: 'The share of the pool that is lent out; the mark is where the rate turns steep',
    cell: (row) => <Utilization row={row} />,
  },
  {
    id: 'supplyApy',
    header: 'Supply APY',
    width: 6,
    align: 'end',
    fraction: 5,
    card: 'top end',
    cardLabel: 'supply',
    help: 'What a deposit earns a year, interest on interest',
    cell: (row) => <Percent value={row.supplyApy} />,
  },
  {
    id: 'borrowApy',
    header: 'Borrow APY',
    width: 6,
    align: 'end',
    fraction: 5,
    card: 'top end',
    cardLabel: 'borrow',
    help: 'What a loan costs a year: at your credit tier when known, else at the middle tier',
    cell: (row) => <Percent value={row.reserve?.borrowable === false ? null : row.borrowApy} />,
  },
]

const personColumns: Column<LendingRow>[] = [
  {
    id: 'wallet',
    header: 'Wallet',
    unit: inRow,
    align: 'end',
    fraction: 5,
    card: 'foot',
    cardLabel: 'wallet',
    importance: 3,
    cell: (row) => <Amount value={row.wallet} unit={row.symbol} />,
  },
  {
    id: 'yourSupply',
    header: 'Deposited',
    unit: inRow,
    align: 'end',
    fraction: 5,
    card: 'foot',
    cardLabel: 'deposited',
    importance: 2,
    cell: (row) => <Amount value={row.yourSupply} unit={row.symbol} />,
  },
  {
    id: 'yourDebt',
    header: 'Debt',
    unit: inRow,
    align: 'end',
    fraction: 5,
    card: 'foot end',
    cardLabel: 'debt',
    importance: 2,
    cell: (row) => <Amount value={row.yourDebt} unit={row.symbol} />,
  },
]

/** The actions of each row. Each action has its own slot, so that equal buttons are in one column. */
function actionColumn(rows: readonly LendingRow[]): Column<LendingRow> {
  const used = new Set(rows.flatMap(actionsFor))
  const slots = (['deposit', 'withdraw', 'borrow', 'repay'] as const).filter((action) => used.has(action))
  return {
    id: 'actions',
    header: '',
    width: 5 * slots.length + 1,
    align: 'end',
    card: 'actions',
    cell: (row) => <ActionLinks row={row} slots={slots} />,
  }
}

function Utilization({ row }: { row: LendingRow }) {
  const { utilization, reserve } = row
  return (
    <Bar
      label="Utilisation"
      value={utilization === null ? null : toPixels(utilization)}
      text={utilization === null ? '–' : formatPercent(utilization)}
      {...(reserve && { mark: Number(reserve.model.kinkBps) / 10_000 })}
    />
  )
}
