import { Undo2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction/transaction.ts'
import { config } from '#lib/browser/config/config.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { Direction } from '#pages/explorer/parts/cells/Direction.tsx'
import { FeeAmount } from '#pages/explorer/parts/cells/FeeAmount.tsx'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { SentValue } from '#pages/explorer/parts/cells/SentValue.tsx'
import { ToCell } from '#pages/explorer/parts/cells/ToCell.tsx'
import { MethodCell } from '#pages/explorer/parts/methods/MethodCell.tsx'
import { WithCalledTokens } from '#pages/explorer/parts/methods/WithCalledTokens.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type TransactionTableProps = {
  caption: string
  rows: readonly Transaction[]
  empty: ReactNode
  /** The address of the page. With it, each row has a direction. */
  self?: Address
  /** Whether the rows are its newest ones: then they say which tokens came and left. */
  isNewest?: boolean
  /** Leaves out the columns that are equal for all transactions of a block. */
  withoutBlock?: boolean
}

/** A table of transactions. */
export function TransactionTable({
  caption,
  rows,
  empty,
  self,
  isNewest = false,
  withoutBlock = false,
}: TransactionTableProps) {
  const shown = withoutBlock ? columnsOfOneBlock : columns
  const drawn = useMemo(() => (self ? withDirection(shown, self) : shown), [shown, self])
  return (
    <WithCalledTokens rows={rows} newestOf={isNewest ? self : undefined}>
      <Table caption={caption} columns={drawn} rows={rows} rowKey={({ hash }) => hash} empty={empty} />
    </WithCalledTokens>
  )
}

/** With the direction and the other side in place of From and To: one of them is the address of the page in every row. */
function withDirection(shown: readonly Column<Transaction>[], self: Address): Column<Transaction>[] {
  const direction: Column<Transaction> = {
    id: 'direction',
    header: 'Direction',
    width: 5.5,
    importance: 3,
    firm: true,
    cell: ({ from, to }) => <Direction self={self} from={from} to={to} />,
  }
  const other: Column<Transaction> = {
    id: 'other',
    header: 'Other side',
    width: 14,
    cell: (transaction) => {
      const isSent = transaction.from.address === self
      return (
        <span className="inline-flex max-w-full items-baseline gap-1.5">
          {/* Where the column of the direction is hidden. */}
          <span className="text-faint max-sm:hidden @4xl:hidden">{isSent ? 'to' : 'from'}</span>
          {isSent ? <ToCell record={transaction} /> : <AddressParameterLink address={transaction.from} />}
        </span>
      )
    },
  }
  return shown.flatMap((column): Column<Transaction>[] => {
    if (column.id === 'from') return []
    if (column.id === 'to') return [direction, other]
    return [{ ...column, ...ofSelf[column.id] }]
  })
}

/** A card of a page's own address is two lines: its link stands beside the other side, and its page has the fee. */
const ofSelf: Record<string, Partial<Column<Transaction>>> = {
  hash: { card: 'bottom end' },
  fee: { card: null },
}

const ageColumn: Column<Transaction> = {
  id: 'age',
  header: 'Age',
  width: 4.5,
  firm: true,
  time: true,
  cell: ({ timestamp, blockNumber }) =>
    (timestamp !== null || blockNumber !== null) && <Time at={timestamp} style="age" />,
}

const columns: readonly Column<Transaction>[] = [
  {
    id: 'hash',
    header: 'Transaction',
    width: 11,
    // On a phone the method leads, whose name may need the whole line.
    card: 'foot',
    firm: true,
    cell: (transaction) => (
      <span className="inline-flex flex-wrap items-baseline gap-x-1 has-[svg]:flex-nowrap max-sm:*:not-first:hidden">
        <TransactionLink hash={transaction.hash} />
        <Outcome transaction={transaction} />
      </span>
    ),
  },
  {
    id: 'method',
    header: 'Method',
    width: 18,
    card: 'top',
    cell: (transaction) => <MethodCell transaction={transaction} />,
  },
  {
    id: 'outcome',
    header: 'Status',
    // Beside the hash it would take the place of the fee.
    cardOnly: true,
    card: 'top',
    firm: true,
    cell: (transaction) =>
      transactionStatus(transaction) !== 'success' && <Outcome transaction={transaction} />,
  },
  {
    id: 'block',
    header: 'Block',
    width: 5,
    importance: 3,
    card: null,
    // The badge behind the hash says why a transaction has none.
    cell: ({ blockNumber }) => blockNumber !== null && <BlockLink number={blockNumber} />,
  },
  { ...ageColumn, card: null },
  {
    id: 'from',
    header: 'From',
    width: 9.5,
    importance: 2,
    cell: ({ from }) => <AddressParameterLink address={from} />,
  },
  {
    id: 'to',
    header: 'To',
    width: 13,
    importance: 2,
    cardLabel: '→',
    cell: (transaction) => <ToCell record={transaction} />,
  },
  {
    id: 'value',
    header: 'Value',
    width: 6,
    align: 'end',
    unit: () => config().nativeCurrency.symbol,
    importance: 2,
    card: null,
    amount: ({ value }) => wholeCoins(value),
    cell: ({ value }) => <SentValue wei={value} />,
  },
  {
    id: 'sent',
    header: 'Value',
    cardOnly: true,
    card: 'top end',
    cell: ({ value }) => value !== 0n && <NativeAmount wei={value} />,
  },
  { ...ageColumn, id: 'since', cardOnly: true, card: 'top end' },
  {
    id: 'fee',
    header: 'Fee',
    width: 8,
    align: 'end',
    unit: () => config().nativeCurrency.symbol,
    importance: 3,
    card: 'foot end',
    cardLabel: 'fee',
    cell: (transaction) => <FeeAmount transaction={transaction} />,
  },
]

/** Of the transactions of one block. */
export const columnsOfOneBlock = columns.filter(({ id }) => !/^(block|age|since)$/.test(id))

/** Shows the status only when it is not success, which nearly all rows have. */
function Outcome({ transaction }: { transaction: Transaction }) {
  const status = transactionStatus(transaction)
  if (status === 'success') return null
  if (status === 'reverted') {
    return (
      <span className="inline-flex items-baseline gap-0.5 text-xs text-down" title="Reverted">
        <Undo2 size={12} className="self-center" aria-hidden />
        {/* A narrow table has room for its sign alone. */}
        <span className="@max-3xl:sr-only">Reverted</span>
      </span>
    )
  }
  return <Badge tone={status === 'pending' ? 'warn' : 'neutral'}>{status}</Badge>
}
