import { Link } from '@tanstack/react-router'
import { formatPercent } from '#lib/format/percent.ts'
import { toPixels } from '#lib/numbers/decimal.ts'
import { ActionLinks } from '#pages/lending/parts/action/ActionLinks.tsx'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { Bar } from '#ui/charts/Bar.tsx'
import { Amount } from '#ui/figures/Amount.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Percent } from '#ui/figures/Percent.tsx'
import { type Column, Table } from '#ui/table/Table.tsx'
import { LendingCards } from './LendingCards.tsx'

type LendingTableProps = {
  rows: readonly LendingRow[]
  /** Whose wallet and positions are shown: `own` may act, `other` is only looked at. */
  person: 'own' | 'other' | null
}

/** Every asset of the pool: what is in it, what it yields and costs, and what the person has in it. */
export function LendingTable({ rows, person }: LendingTableProps) {
  const columns = [...poolColumns, ...(person ? personColumns : []), ...(person === 'other' ? [] : [actions])]
  const table = (
    <Table
      caption="Assets of the lending pool"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.asset}
      empty="The pool has no assets yet."
    />
  )
  if (person === null) return table
  return (
    <>
      <LendingCards rows={rows} own={person === 'own'} />
      <div className="max-sm:hidden">{table}</div>
    </>
  )
}

const poolColumns: Column<LendingRow>[] = [
  {
    id: 'asset',
    header: 'Asset',
    cell: (row) => (
      <span className="inline-flex items-center gap-2">
        <Link
          to="/lending/pool/$asset"
          params={{ asset: row.asset }}
          className="link font-medium"
          title={row.asset}
        >
          <ExternalText>{row.symbol}</ExternalText>
        </Link>
        {row.trouble && (
          <Badge tone="warn" title={row.trouble}>
            {row.reserve ? 'Paused' : 'View only'}
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'supplied',
    header: 'Supplied',
    align: 'end',
    importance: 3,
    help: 'Everything deposited in the pool, with interest',
    cell: (row) => <Amount value={row.supplied} unit={row.symbol} style="short" />,
  },
  {
    id: 'borrowed',
    header: 'Borrowed',
    align: 'end',
    importance: 3,
    help: 'Everything lent out by the pool, with interest',
    cell: (row) => <Amount value={row.borrowed} unit={row.symbol} style="short" />,
  },
  {
    id: 'utilization',
    header: 'Utilisation',
    importance: 3,
    help: 'The share of the pool that is lent out; the mark is where the rate turns steep',
    cell: (row) => <Utilization row={row} />,
  },
  {
    id: 'supplyApy',
    header: 'Supply APY',
    align: 'end',
    help: 'What a deposit earns a year, interest on interest',
    cell: (row) => <Percent value={row.supplyApy} />,
  },
  {
    id: 'borrowApy',
    header: 'Borrow APY',
    align: 'end',
    help: 'What a loan costs a year: at your credit tier when known, else at the middle tier',
    cell: (row) => <Percent value={row.reserve?.borrowable === false ? null : row.borrowApy} />,
  },
]

const personColumns: Column<LendingRow>[] = [
  {
    id: 'wallet',
    header: 'Wallet',
    align: 'end',
    importance: 3,
    cell: (row) => <Amount value={row.wallet} unit={row.symbol} />,
  },
  {
    id: 'yourSupply',
    header: 'Deposited',
    align: 'end',
    importance: 2,
    cell: (row) => <Amount value={row.yourSupply} unit={row.symbol} />,
  },
  {
    id: 'yourDebt',
    header: 'Debt',
    align: 'end',
    importance: 2,
    cell: (row) => <Amount value={row.yourDebt} unit={row.symbol} />,
  },
]

const actions: Column<LendingRow> = {
  id: 'actions',
  header: '',
  align: 'end',
  cell: (row) => <ActionLinks row={row} />,
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
