import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tokenInstanceTransfersQuery } from '#interfaces/explorer/token/tokenInstance.ts'
import { type IdBalance, idBalancesQuery } from '#interfaces/node/contract/token/idBalances.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Table } from '#ui/table/Table.tsx'

type HoldersOfTransfersProps = {
  collection: Address
  id: string
  /** Shown where the contract tells no balances. */
  children: ReactNode
}

const zeroAddress = `0x${'0'.repeat(40)}`

/**
 * Holders of one id of an ERC-1155 collection on an explorer that does not list them: those of its newest transfers, with the
 * balances that the contract tells through the node.
 */
export function HoldersOfTransfers({ collection, id, children }: HoldersOfTransfersProps) {
  const { data: page } = useSuspenseQuery(tokenInstanceTransfersQuery(collection, id))
  const parties = page.items.flatMap(({ from, to }) => [from.address, to.address])
  const accounts = [...new Set(parties)].filter((each) => each !== zeroAddress)
  const { data: balances } = useSuspenseQuery(idBalancesQuery(collection, id, accounts))
  if (balances === null || accounts.length === 0) return children
  return (
    <>
      <MoreRows rows={balances} first={100}>
        {(shown) => (
          <Table
            caption="Holders of this token"
            columns={columns}
            rows={shown}
            rowKey={({ account }) => account}
            empty="None of them holds any now."
          />
        )}
      </MoreRows>
      <p className="border-t px-4 py-2 text-xs text-faint">
        Only accounts of the transfers below; their balances are read from the contract.
      </p>
    </>
  )
}

const columns: readonly Column<IdBalance>[] = [
  {
    id: 'holder',
    header: 'Holder',
    width: 20,
    card: 'top',
    cell: ({ account }) => <AddressLink address={account} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 8,
    align: 'end',
    card: 'top end',
    cell: ({ units }) => formatCount(units),
  },
]
