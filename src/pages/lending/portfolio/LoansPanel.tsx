import { Link } from '@tanstack/react-router'
import { isZero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { type LendingRow, worth } from '#pages/lending/parts/data/lendingRow.ts'
import { useLending } from '#pages/lending/parts/data/useLending.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/Failure.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Amount } from '#ui/figures/Amount.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Money } from '#ui/figures/Money.tsx'
import { type Column, Table } from '#ui/table/Table.tsx'

type LoansPanelProps = { address: Address }

const columns: Column<LendingRow>[] = [
  {
    id: 'asset',
    header: 'Asset',
    cell: ({ asset, symbol }) => (
      <Link to="/lending/pool/$asset" params={{ asset }} className="link">
        <ExternalText>{symbol}</ExternalText>
      </Link>
    ),
  },
  {
    id: 'deposited',
    header: 'Deposited',
    align: 'end',
    cell: (row) => <Amount value={row.yourSupply} unit={row.symbol} />,
  },
  {
    id: 'debt',
    header: 'Debt',
    align: 'end',
    cell: (row) => <Amount value={row.yourDebt} unit={row.symbol} />,
  },
  {
    id: 'worth',
    header: 'Worth',
    align: 'end',
    importance: 2,
    cell: (row) => <Money value={worth(row, row.yourSupply)} />,
  },
]

/** What the address has in the lending pool. */
export function LoansPanel({ address }: LoansPanelProps) {
  const { rows, state, record } = useLending(address)
  const held = rows.filter(
    ({ yourSupply, yourDebt }) => yourSupply && yourDebt && !(isZero(yourSupply) && isZero(yourDebt)),
  )
  if (state.isPending) return <Skeleton rows={3} />
  if (state.error && !state.data) return <Failure error={state.error} retry={() => void state.refetch()} />
  if (state.data === null)
    return (
      <Empty>
        {record.data
          ? `The pool contract cannot say per asset; the lending API reports a debt of $${record.data.amountBorrowed}.`
          : 'The pool contract cannot say.'}
      </Empty>
    )
  return (
    <Table
      caption="Lending positions"
      columns={columns}
      rows={held}
      rowKey={(row) => row.asset}
      empty="Nothing deposited and nothing borrowed."
    />
  )
}
