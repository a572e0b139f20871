import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { latestTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { config } from '#lib/browser/config/config.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { MethodCell } from '#pages/explorer/parts/methods/MethodCell.tsx'
import { WithCalledTokens } from '#pages/explorer/parts/methods/WithCalledTokens.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { LatestRecords } from './LatestRecords.tsx'

/** The newest transactions, live. */
export function LatestTransactions() {
  const newest = useSuspenseQuery({ ...latestTransactionsQuery(), refetchInterval: liveInterval })
  // Most send none: without any, the token of a purchase takes the room. A column that came stays, so nothing moves.
  const [hasValue, setHasValue] = useState(false)
  if (!hasValue && newest.data.items.some(({ value }) => value !== 0n)) setHasValue(true)
  return (
    <WithCalledTokens rows={newest.data.items}>
      <LatestRecords name="transactions" columns={hasValue ? columns : withoutValue} newest={newest} />
    </WithCalledTokens>
  )
}

const columns: readonly Column<Transaction>[] = [
  {
    id: 'hash',
    header: 'Transaction',
    width: 6.5,
    card: 'bottom end',
    firm: true,
    cell: ({ hash }) => <TransactionLink hash={hash} />,
  },
  {
    id: 'age',
    header: 'Age',
    width: 3.8,
    card: 'top end',
    firm: true,
    time: true,
    cell: ({ timestamp }) => <Time at={timestamp} style="age" />,
  },
  {
    id: 'method',
    header: 'Method',
    width: 15,
    card: 'top',
    cell: (transaction) => <MethodCell transaction={transaction} />,
  },
  {
    id: 'from',
    header: 'From',
    width: 7.9,
    importance: 2,
    cell: ({ from }) => <AddressParameterLink address={from} />,
  },
  {
    id: 'value',
    header: 'Value',
    width: 4.9,
    align: 'end',
    unit: () => config().nativeCurrency.symbol,
    importance: 2,
    card: 'top',
    firm: true,
    amount: ({ value }) => wholeCoins(value),
    cell: ({ value }) => value !== 0n && <NativeAmount wei={value} />,
  },
]

const withoutValue = columns
  .filter(({ id }) => id !== 'value')
  .map((column) => (column.id === 'method' ? { ...column, width: 20 } : column))
