import { useSuspenseQuery } from '@tanstack/react-query'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction/transaction.ts'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { listRows } from '#pages/portfolio/ListSpace.tsx'
import { Status } from '#ui/feedback/Status.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type TransactionsPanelProps = { address: Address }

const columns: Column<Transaction>[] = [
  { id: 'hash', header: 'Transaction', card: 'top', cell: (row) => <TransactionLink hash={row.hash} /> },
  {
    id: 'method',
    header: 'Method',
    width: 8,
    cell: ({ method, to }) => (
      <ExternalText>{method ?? (to ? `to ${shortHash(to.address)}` : 'New contract')}</ExternalText>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 6,
    importance: 2,
    card: 'bottom end',
    cell: (row) => <Status value={transactionStatus(row)} />,
  },
  {
    id: 'when',
    header: 'Age',
    width: 5,
    align: 'end',
    card: 'top end',
    firm: true,
    time: true,
    cell: (row) => <Time at={row.timestamp} style="age" />,
  },
]

/** The address's newest transactions. */
export function TransactionsPanel({ address }: TransactionsPanelProps) {
  const { data } = useSuspenseQuery(addressTransactionsQuery(address))
  return (
    <Table
      caption="Transactions"
      columns={columns}
      rows={data.items.slice(0, listRows)}
      rowKey={(row) => row.hash}
      empty="No transactions."
    />
  )
}
