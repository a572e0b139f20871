import { Link } from '@tanstack/react-router'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { type BorrowApyName, borrowApyName } from '#pages/lending/data/borrowApyName.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

/** The columns, with the name of the borrow APY. */
const columns = (borrowApy: BorrowApyName): Column<LendingRow>[] => [
  {
    id: 'asset',
    header: 'Asset',
    card: 'top',
    cell: ({ asset, symbol }) => (
      <span className="flex items-center gap-2">
        {/* On a phone the rates need its room. */}
        <span className="contents max-sm:hidden">
          <Letter name={symbol} size={20} />
        </span>
        <Link
          to="/lending/pool/$asset"
          params={{ asset }}
          className="block max-w-28 truncate font-medium hover:text-accent"
        >
          <ExternalText>{symbol}</ExternalText>
        </Link>
      </span>
    ),
  },
  {
    id: 'supply',
    header: 'Supply APY',
    align: 'end',
    card: 'top end',
    cardLabel: 'supply',
    firm: true,
    cell: ({ supplyApy }) => <Percent value={supplyApy} places={2} />,
  },
  {
    id: 'borrow',
    header: borrowApy.name,
    width: 9,
    align: 'end',
    card: 'top end',
    cardLabel: borrowApy.short,
    firm: true,
    help: borrowApy.help,
    cell: ({ borrowApy, reserve }) =>
      reserve?.borrowable === false ? '–' : <Percent value={borrowApy} places={2} />,
  },
]

/** The supply APY and the borrow APY of each asset of the pool. */
export function Rates() {
  const { rows, waiting, pools, reserves } = useLending(useWalletAddress())
  if (waiting) return <Skeleton rows={6} />
  if (pools.error && reserves.error)
    return (
      <Failure error={pools.error} retry={() => void Promise.all([pools.refetch(), reserves.refetch()])} />
    )
  return (
    <>
      <Table
        caption="Rates by asset"
        columns={columns(borrowApyName(rows, true))}
        rows={rows}
        rowKey={({ asset }) => asset}
        empty="The pool has no assets yet."
      />
      <p className="border-t px-4 py-2 text-xs text-faint">
        {reserves.data ? 'Per year, now.' : 'Per year, as the lending service states them.'}
      </p>
    </>
  )
}
