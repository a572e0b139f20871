import type { OwnAbi } from '#lib/browser/storage/ownAbis.ts'
import { formatCount } from '#lib/format/count.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Button } from '#ui/form/Button.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type OwnAbiTableProps = { abis: readonly OwnAbi[]; onRemove: (address: Address) => void }

/** The ABIs the user added. */
export function OwnAbiTable({ abis, onRemove }: OwnAbiTableProps) {
  return (
    <Table
      caption="Added ABIs"
      columns={columnsOf(onRemove)}
      rows={abis}
      rowKey={({ address }) => address}
      empty=""
    />
  )
}

function columnsOf(onRemove: (address: Address) => void): Column<OwnAbi>[] {
  return [
    {
      id: 'contract',
      header: 'ABI of',
      width: 20,
      card: 'top',
      cell: ({ address, name }) => <AddressLink address={address} name={name} contract />,
    },
    {
      id: 'items',
      header: 'Items',
      width: 6,
      align: 'end',
      card: 'top end',
      cardLabel: 'items',
      cell: ({ abi }) => formatCount(abi.length),
    },
    {
      id: 'remove',
      header: 'Remove',
      width: 6,
      align: 'end',
      card: 'foot end',
      cell: ({ address, name }) => (
        <span className="-mr-2">
          <Button
            size="small"
            tone="quiet"
            aria-label={`Remove the ABI of ${name || shortHash(address)}`}
            onClick={() => onRemove(address)}
          >
            Remove
          </Button>
        </span>
      ),
    },
  ]
}
