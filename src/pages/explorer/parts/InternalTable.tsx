import type { ReactNode } from 'react'
import type { InternalTransaction } from '#interfaces/explorer/internalTransaction.ts'
import type { Address } from '#lib/wire.ts'
import { Badge } from '#ui/Badge.tsx'
import { BlockLink } from '#ui/BlockLink.tsx'
import { ExternalText } from '#ui/ExternalText.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { Time } from '#ui/Time.tsx'
import { TransactionLink } from '#ui/TransactionLink.tsx'
import { Unknown } from '#ui/Unknown.tsx'
import { Coin } from './Coin.tsx'
import { Direction } from './Direction.tsx'
import { PartyLink } from './PartyLink.tsx'
import { Receiver } from './Receiver.tsx'

type InternalTableProps = {
  rows: readonly InternalTransaction[]
  empty: ReactNode
  /** All rows are of one transaction. */
  withoutTransaction?: boolean
  self?: Address
}

/** Calls and creations made inside transactions, one a row. */
export function InternalTable({ rows, empty, withoutTransaction = false, self }: InternalTableProps) {
  const columns = [...(withoutTransaction ? [] : transactionColumns), ...callColumns(self)]
  return (
    <Table
      caption="Internal transactions"
      columns={columns}
      rows={rows}
      rowKey={({ transactionHash, index }) => `${transactionHash} ${index}`}
      empty={empty}
    />
  )
}

const transactionColumns: readonly Column<InternalTransaction>[] = [
  {
    id: 'transaction',
    header: 'Transaction',
    cell: ({ transactionHash }) =>
      transactionHash ? <TransactionLink hash={transactionHash} /> : <Unknown />,
  },
  {
    id: 'block',
    header: 'Block',
    importance: 3,
    cell: ({ blockNumber }) => (blockNumber === null ? <Unknown /> : <BlockLink number={blockNumber} />),
  },
  { id: 'age', header: 'Age', importance: 2, cell: ({ timestamp }) => <Time at={timestamp} style="age" /> },
]

function callColumns(self: Address | undefined): readonly Column<InternalTransaction>[] {
  const direction: Column<InternalTransaction>[] = self
    ? [
        {
          id: 'direction',
          header: 'Direction',
          importance: 2,
          cell: ({ from, to }) => <Direction self={self} from={from} to={to} />,
        },
      ]
    : []
  return [
    {
      id: 'type',
      header: 'Type',
      cell: ({ type, success, error }) => (
        <span className="inline-flex items-center gap-1.5">
          <ExternalText>{type ?? 'call'}</ExternalText>
          {success === false && (
            <Badge tone="down" title={error ?? undefined}>
              Failed
            </Badge>
          )}
        </span>
      ),
    },
    { id: 'from', header: 'From', importance: 2, cell: ({ from }) => <PartyLink party={from} /> },
    ...direction,
    { id: 'to', header: 'To', cell: (call) => <Receiver record={call} /> },
    { id: 'value', header: 'Value', align: 'end', cell: ({ value }) => <Coin wei={value} /> },
  ]
}
