import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { config } from '#lib/browser/config/config.ts'
import { addressBook, type BookEntry } from '#lib/browser/storage/addressBook.ts'
import { formatCount } from '#lib/format/count.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

const most = 50

/** The addresses the user watches, with their balances. Nothing without one. */
export function WatchedPanel() {
  const book = useSyncExternalStore(addressBook().subscribe, addressBook().read)
  const watched = book.filter(({ isWatched }) => isWatched)
  if (watched.length === 0) return null
  return (
    <Panel title="Watched addresses" source="node">
      <Table
        caption="Watched addresses"
        columns={columns}
        rows={watched.slice(0, most)}
        rowKey={({ address }) => address}
        empty=""
      />
      {watched.length > most && (
        <p className="px-4 py-2 text-xs text-faint">
          The first {most} of {formatCount(watched.length)} watched addresses. Settings lists them all.
        </p>
      )}
    </Panel>
  )
}

const columns: readonly Column<BookEntry>[] = [
  {
    id: 'address',
    header: 'Address',
    width: 18,
    card: 'top',
    cell: ({ address }) => <AddressLink address={address} />,
  },
  {
    id: 'balance',
    header: 'Balance',
    width: 9,
    align: 'end',
    card: 'top end',
    cell: ({ address }) => <Balance address={address} />,
  },
  {
    id: 'portfolio',
    header: '',
    width: 9,
    align: 'end',
    card: 'actions',
    cell: ({ address }) => (
      <Link to="/portfolio/$address" params={{ address }} className="link">
        View portfolio
      </Link>
    ),
  },
]

/** The balance, refetched while the page is visible. */
function Balance({ address }: { address: Address }) {
  const { decimals, symbol } = config().nativeCurrency
  const { data } = useQuery({ ...balanceQuery(address), refetchInterval: 15_000 })
  return <Amount value={data === undefined ? null : fromUnits(data, decimals)} unit={symbol} />
}
