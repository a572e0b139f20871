import type { BookEntry } from '#lib/browser/storage/addressBook.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { Button } from '#ui/form/Button.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type BookTableProps = { entries: readonly BookEntry[]; onRemove: (address: Address) => void }

/** The addresses the user labelled or watches. */
export function BookTable({ entries, onRemove }: BookTableProps) {
  return (
    <Table
      caption="Labelled and watched addresses"
      columns={columnsOf(onRemove)}
      rows={entries}
      rowKey={({ address }) => address}
      empty=""
    />
  )
}

function columnsOf(onRemove: (address: Address) => void): Column<BookEntry>[] {
  return [
    {
      id: 'address',
      header: 'Address',
      width: 20,
      card: 'top',
      cell: ({ address }) => <AddressLink address={address} />,
    },
    {
      id: 'watched',
      header: 'Watched',
      width: 6,
      card: 'top end',
      firm: true,
      cell: ({ isWatched }) => isWatched && <Badge tone="accent">Watched</Badge>,
    },
    {
      id: 'remove',
      header: 'Remove',
      width: 6,
      align: 'end',
      card: 'foot end',
      cell: ({ address, label }) => (
        <span className="-mr-2">
          <Button
            size="small"
            tone="quiet"
            aria-label={`Remove ${label || shortHash(address)}`}
            onClick={() => onRemove(address)}
          >
            Remove
          </Button>
        </span>
      ),
    },
  ]
}
