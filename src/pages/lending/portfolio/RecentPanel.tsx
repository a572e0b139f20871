import { useSuspenseQuery } from '@tanstack/react-query'
import {
  addressTransactionsQuery,
  type Transaction,
  transactionStatus,
} from '#interfaces/explorer/transaction.ts'
import { shortHash } from '#lib/midcut.ts'
import type { Address } from '#lib/wire.ts'
import { ExternalText } from '#ui/ExternalText.tsx'
import { Status } from '#ui/Status.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { Time } from '#ui/Time.tsx'
import { TransactionLink } from '#ui/TransactionLink.tsx'
import { listRows } from './Place.tsx'

type RecentPanelProps = { address: Address }

const columns: Column<Transaction>[] = [
  { id: 'hash', header: 'Transaction', cell: (row) => <TransactionLink hash={row.hash} /> },
  {
    id: 'method',
    header: 'Method',
    cell: ({ method, to }) => (
      <ExternalText>{method ?? (to ? `to ${shortHash(to.address)}` : 'New contract')}</ExternalText>
    ),
  },
  { id: 'status', header: 'Status', importance: 2, cell: (row) => <Status value={transactionStatus(row)} /> },
  { id: 'when', header: 'When', align: 'end', cell: (row) => <Time at={row.timestamp} style="age" /> },
]

/** The address's newest transactions. */
export function RecentPanel({ address }: RecentPanelProps) {
  const { data } = useSuspenseQuery(addressTransactionsQuery(address))
  return (
    <Table
      caption="Recent transactions"
      columns={columns}
      rows={data.items.slice(0, listRows)}
      rowKey={(row) => row.hash}
      empty="No transactions."
    />
  )
}
