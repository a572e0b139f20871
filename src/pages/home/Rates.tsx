import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { type BorrowApyName, borrowApyName } from '#pages/lending/data/borrowApyName.ts'
import { type LendingRow, worth } from '#pages/lending/data/lendingRow.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { SupplyApy } from '#pages/lending/figures/SupplyApy.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import { CardHead } from '#ui/table/CardHead.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

/** The columns, with the name of the borrow APY. */
const columns = (borrowApy: BorrowApyName): Column<LendingRow>[] => [
  {
    id: 'asset',
    header: 'Asset',
    width: 10,
    card: 'top',
    cell: (row) => <Asset row={row} />,
  },
  {
    id: 'supply',
    header: 'Supply APY',
    align: 'end',
    card: 'top end',
    cardLabel: 'supply',
    firm: true,
    cell: (row) => <SupplyApy row={row} />,
  },
  {
    id: 'borrow',
    header: borrowApy.name,
    width: 9,
    align: 'end',
    card: 'top end',
    cardLabel: 'borrow',
    firm: true,
    help: borrowApy.help,
    cell: ({ borrowApy, reserve }) =>
      reserve?.borrowable === false ? '–' : <Percent value={borrowApy} places={2} />,
  },
]

/** The name of an asset, and below it what is deposited of it in dollars. A phone's card has no room for the second. */
function Asset({ row }: { row: LendingRow }) {
  const { asset, symbol, supplied } = row
  const value = supplied && worth(row, supplied)
  return (
    <span className="flex items-center gap-2">
      <Letter name={symbol} address={asset} size={20} />
      <span className="min-w-0">
        <Link
          to="/lending/pool/$asset"
          params={{ asset }}
          className="block max-w-28 truncate font-medium hover:text-accent"
        >
          <ExternalText>{symbol}</ExternalText>
        </Link>
        {value && (
          <span className="block text-xs text-muted max-sm:hidden">
            <Money value={value} style="short" /> supplied
          </span>
        )}
      </span>
    </span>
  )
}

/** The supply APY and the borrow APY of each asset of the pool. */
export function Rates() {
  const { rows, waiting, pools, reserves } = useLending(useWalletAddress())
  const borrowApy = useMemo(() => borrowApyName(rows, true), [rows])
  const shown = useMemo(() => columns(borrowApy), [borrowApy])
  if (waiting) return <Skeleton rows={7} />
  if (pools.error && reserves.error)
    return (
      <Failure error={pools.error} retry={() => void Promise.all([pools.refetch(), reserves.refetch()])} />
    )
  return (
    <>
      {rows.length > 0 && <CardHead start="Asset" end={`Supply APY · ${borrowApy.name}`} />}
      <Table
        caption="Rates by asset"
        columns={shown}
        rows={rows}
        rowKey={({ asset }) => asset}
        empty="The pool has no assets yet."
      />
      <p
        className={`flex grow items-center border-t px-4 py-2 text-xs text-faint ${reserves.data ? 'max-sm:hidden' : ''}`}
      >
        {reserves.data ? `${borrowApy.help}.` : 'As the lending service states them.'}
      </p>
    </>
  )
}
