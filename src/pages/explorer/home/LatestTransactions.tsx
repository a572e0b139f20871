import { useSuspenseQuery } from '@tanstack/react-query'
import { latestTransactionsQuery, type Transaction } from '#interfaces/explorer/transaction.ts'
import { Badge } from '#ui/Badge.tsx'
import { ExternalText } from '#ui/ExternalText.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { Time } from '#ui/Time.tsx'
import { TransactionLink } from '#ui/TransactionLink.tsx'
import { Coin } from '../parts/Coin.tsx'
import { liveInterval } from '../parts/liveInterval.ts'
import { PartyLink } from '../parts/PartyLink.tsx'
import { Unreadable } from '../parts/Unreadable.tsx'
import { useHeldList } from '../parts/useHeldList.ts'
import { LiveNote } from './LiveNote.tsx'
import { useReading } from './useReading.ts'

const most = 6

/** The newest transactions as they come; the list stands still while it is pointed at. */
export function LatestTransactions() {
  const { data, dataUpdatedAt, error } = useSuspenseQuery({
    ...latestTransactionsQuery(),
    refetchInterval: liveInterval,
  })
  const { isReading, listeners } = useReading()
  const { list, fresh } = useHeldList(
    { id: 'transactions', list: data, at: dataUpdatedAt },
    ({ hash }) => hash,
    isReading,
  )
  return (
    <div {...listeners}>
      <Table
        caption="Latest transactions"
        columns={columns}
        rows={list.items.slice(0, most)}
        rowKey={({ hash }) => hash}
        empty={list.skipped > 0 ? <Unreadable count={list.skipped} /> : 'There are no transactions yet.'}
      />
      <LiveNote at={dataUpdatedAt} error={error} fresh={isReading ? fresh : 0} />
    </div>
  )
}

const columns: readonly Column<Transaction>[] = [
  { id: 'hash', header: 'Transaction', cell: ({ hash }) => <TransactionLink hash={hash} /> },
  { id: 'age', header: 'Age', cell: ({ timestamp }) => <Time at={timestamp} style="age" /> },
  {
    id: 'method',
    header: 'Method',
    cell: ({ method, to }) => (
      <Badge title={method ?? undefined}>
        <ExternalText>{method ?? (to ? 'transfer' : 'creation')}</ExternalText>
      </Badge>
    ),
  },
  { id: 'from', header: 'From', importance: 2, cell: ({ from }) => <PartyLink party={from} /> },
  { id: 'value', header: 'Value', align: 'end', importance: 2, cell: ({ value }) => <Coin wei={value} /> },
]
