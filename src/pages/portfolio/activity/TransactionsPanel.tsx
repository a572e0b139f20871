import { useSuspenseQuery } from '@tanstack/react-query'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction/transaction.ts'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { MethodCell } from '#pages/explorer/parts/methods/MethodCell.tsx'
import { WithCalledTokens } from '#pages/explorer/parts/methods/WithCalledTokens.tsx'
import { listRows } from '#pages/portfolio/ListSpace.tsx'
import { Status } from '#ui/feedback/Status.tsx'
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
    width: 18,
    cell: (transaction) => <MethodCell transaction={transaction} />,
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
  const rows = data.items.slice(0, listRows)
  return (
    <WithCalledTokens rows={rows}>
      <Table
        caption="Transactions"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.hash}
        empty="No transactions."
      />
    </WithCalledTokens>
  )
}
