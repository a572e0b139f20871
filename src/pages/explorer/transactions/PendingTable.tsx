import type { ReactNode } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { columnsOfOneBlock } from '#pages/explorer/parts/lists/TransactionTable.tsx'
import { WithCalledTokens } from '#pages/explorer/parts/methods/WithCalledTokens.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { Table } from '#ui/table/Table.tsx'

type PendingTableProps = { caption: string; rows: readonly Transaction[]; empty: ReactNode }

/** A table of transactions that wait: without block, age and status, which are the same in every row. */
export function PendingTable({ rows, ...rest }: PendingTableProps) {
  return (
    <WithCalledTokens rows={rows}>
      <Table {...rest} columns={columns} rows={rows} rowKey={({ hash }) => hash} />
    </WithCalledTokens>
  )
}

const columns = columnsOfOneBlock
  .filter(({ id }) => id !== 'outcome')
  .map((column) =>
    column.id === 'hash'
      ? { ...column, width: 7, cell: ({ hash }: Transaction) => <TransactionLink hash={hash} /> }
      : column,
  )
