import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Transaction, transactionFee, transactionStatus } from '#interfaces/explorer/transaction.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { Direction } from '#pages/explorer/parts/cells/Direction.tsx'
import { NativeAmount, NativeFee } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { ToCell } from '#pages/explorer/parts/cells/ToCell.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { type Column, Table } from '#ui/table/Table.tsx'

type TransactionTableProps = {
  caption: string
  rows: readonly Transaction[]
  empty: ReactNode
  /** The address of the page. With it, each row has a direction. */
  self?: Address
  /** Leaves out the columns that are equal for all transactions of a block. */
  withoutBlock?: boolean
}

/** A table of transactions. */
export function TransactionTable({
  caption,
  rows,
  empty,
  self,
  withoutBlock = false,
}: TransactionTableProps) {
  const shown = columns.filter(({ id }) => !(withoutBlock && (id === 'block' || id === 'age')))
  return (
    <Table
      caption={caption}
      columns={self ? withDirection(shown, self) : shown}
      rows={rows}
      rowKey={({ hash }) => hash}
      empty={empty}
    />
  )
}

function withDirection(shown: readonly Column<Transaction>[], self: Address): Column<Transaction>[] {
  const direction: Column<Transaction> = {
    id: 'direction',
    header: 'Direction',
    importance: 2,
    cell: ({ from, to }) => <Direction self={self} from={from} to={to} />,
  }
  const at = shown.findIndex(({ id }) => id === 'to')
  return [...shown.slice(0, at), direction, ...shown.slice(at)]
}

const columns: readonly Column<Transaction>[] = [
  {
    id: 'hash',
    header: 'Transaction',
    cell: (transaction) => (
      <span className="inline-flex items-center gap-1.5">
        <TransactionLink hash={transaction.hash} />
        <Outcome transaction={transaction} />
      </span>
    ),
  },
  {
    id: 'method',
    header: 'Method',
    cell: ({ method, types, to }) => <Method method={method} isCreation={to === null} types={types} />,
  },
  {
    id: 'block',
    header: 'Block',
    importance: 3,
    cell: ({ blockNumber }) =>
      blockNumber === null ? <span className="text-faint">pending</span> : <BlockLink number={blockNumber} />,
  },
  { id: 'age', header: 'Age', cell: ({ timestamp }) => <Time at={timestamp} style="age" /> },
  { id: 'from', header: 'From', importance: 2, cell: ({ from }) => <AddressParameterLink address={from} /> },
  { id: 'to', header: 'To', importance: 2, cell: (transaction) => <ToCell record={transaction} /> },
  {
    id: 'value',
    header: 'Value',
    align: 'end',
    importance: 2,
    cell: ({ value }) => <NativeAmount wei={value} />,
  },
  {
    id: 'fee',
    header: 'Fee',
    align: 'end',
    importance: 3,
    cell: (transaction) => <NativeFee wei={transactionFee(transaction)} />,
  },
]

/** Shows the status only when it is not success, which nearly all rows have. */
function Outcome({ transaction }: { transaction: Transaction }) {
  const status = transactionStatus(transaction)
  if (status === 'success') return null
  if (status === 'reverted') {
    return <Undo2 size={13} className="text-down" role="img" aria-label="Reverted" />
  }
  return <Badge tone={status === 'pending' ? 'warn' : 'neutral'}>{status}</Badge>
}

type MethodProps = { method: string | null; isCreation: boolean; types: readonly string[] }

function Method({ method, isCreation, types }: MethodProps) {
  const word = method ?? (isCreation ? 'creation' : types.includes('coin_transfer') ? 'transfer' : null)
  if (word === null) return null
  return (
    <Badge title={word}>
      <span className="max-w-28 truncate">
        <ExternalText>{word}</ExternalText>
      </span>
    </Badge>
  )
}
