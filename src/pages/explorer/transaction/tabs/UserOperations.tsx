import { useSuspenseQuery } from '@tanstack/react-query'
import { type UserOperation, userOperations } from '#domain/decoding/userOperations.ts'
import { transactionLogsQuery } from '#interfaces/explorer/transaction/log.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Hash as HashText } from '#ui/links/Hash.tsx'
import type { Column } from '#ui/table/Column.ts'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Table } from '#ui/table/Table.tsx'

/** The user operations a transaction ran, read from its logs. */
export function UserOperations({ hash }: { hash: Hash }) {
  return (
    <Panel title="User operations" bare source="explorer" rows={4} lines={2}>
      <Operations hash={hash} />
    </Panel>
  )
}

function Operations({ hash }: { hash: Hash }) {
  const { data } = useSuspenseQuery(transactionLogsQuery(hash))
  return (
    <>
      <MoreRows rows={userOperations(data.items)} first={100}>
        {(shown) => (
          <Table
            caption="User operations"
            columns={columns}
            rows={shown}
            rowKey={(operation) => operation.hash}
            empty="No user operations in the logs."
          />
        )}
      </MoreRows>
      {data.next !== null && (
        <p className="border-t px-4 py-2 text-xs text-faint">
          Only the first {data.items.length} logs were read.
        </p>
      )}
    </>
  )
}

const columns: readonly Column<UserOperation>[] = [
  {
    id: 'hash',
    header: 'User operation',
    width: 9,
    card: 'top',
    cell: ({ hash }) => <HashText value={hash} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 6,
    card: 'top end',
    cell: ({ succeeded }) => (
      <Badge tone={succeeded ? 'up' : 'down'}>{succeeded ? 'Success' : 'Reverted'}</Badge>
    ),
  },
  {
    id: 'sender',
    header: 'Account',
    width: 12,
    cell: ({ sender }) => <AddressLink address={sender} contract />,
  },
  {
    id: 'paymaster',
    header: 'Fee paid by',
    width: 12,
    importance: 2,
    cardLabel: 'paid by',
    cell: ({ sender, paymaster }) => <AddressLink address={paymaster ?? sender} contract />,
  },
  { id: 'fee', header: 'Fee', width: 9, align: 'end', cell: ({ fee }) => <NativeAmount wei={fee} exact /> },
  {
    id: 'gas',
    header: 'Gas used',
    width: 7,
    align: 'end',
    importance: 3,
    cardLabel: 'gas',
    cell: ({ gasUsed }) => <Count value={gasUsed} />,
  },
]
