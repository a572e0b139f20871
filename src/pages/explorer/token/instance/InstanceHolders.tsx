import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Holder } from '#interfaces/explorer/token/holder.ts'
import { instanceHoldersQuery } from '#interfaces/explorer/token/instanceHolders.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import type { Column } from '#ui/table/Column.ts'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Table } from '#ui/table/Table.tsx'
import { HoldersOfTransfers } from './HoldersOfTransfers.tsx'

type InstanceHoldersProps = { collection: Address; id: string }

/** The largest holders of one id of an ERC-1155 collection; a link to those of all ids where the explorer lists only these. */
export function InstanceHolders({ collection, id }: InstanceHoldersProps) {
  const { data } = useSuspenseQuery(instanceHoldersQuery(collection, id))
  const all = (
    <Link
      to="/token/$address"
      params={{ address: collection }}
      search={{ tab: 'holders' }}
      className="link underline"
    >
      Holders of all IDs
    </Link>
  )
  if (!data)
    return (
      <HoldersOfTransfers collection={collection} id={id}>
        <p className="px-4 py-6 text-sm text-muted">This explorer can't list the holders of one ID. {all}</p>
      </HoldersOfTransfers>
    )
  return (
    <>
      <MoreRows rows={data.items} first={100}>
        {(shown) => (
          <Table
            caption="Holders of this token"
            columns={columns}
            rows={shown}
            rowKey={({ address }) => address.address}
            empty="No holders."
          />
        )}
      </MoreRows>
      {data.next !== null && (
        <p className="border-t px-4 py-2 text-xs text-faint">
          The {formatCount(data.items.length)} largest. {all}
        </p>
      )}
    </>
  )
}

const columns: readonly Column<Holder>[] = [
  {
    id: 'holder',
    header: 'Holder',
    width: 20,
    card: 'top',
    cell: ({ address }) => <AddressParameterLink address={address} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 8,
    align: 'end',
    card: 'top end',
    cell: ({ value }) => (value === null ? <Unknown title="Unknown amount" /> : formatCount(value)),
  },
]
