import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'

/** A record within a transaction: an internal transaction or a token transfer. */
type Origin = {
  transactionHash: `0x${string}` | null
  blockNumber: number | null
  timestamp: Date | null
}

/** The transaction that a row is a part of. */
export const transactionColumn: Column<Origin> = {
  id: 'transaction',
  ofWhole: true,
  header: 'Transaction',
  width: 10,
  card: 'top',
  firm: true,
  cell: ({ transactionHash }) => (transactionHash ? <TransactionLink hash={transactionHash} /> : <Unknown />),
}

/** The block of that transaction. */
export const blockColumn: Column<Origin> = {
  id: 'block',
  ofWhole: true,
  header: 'Block',
  width: 5,
  importance: 3,
  card: null,
  cell: ({ blockNumber }) => (blockNumber === null ? <Unknown /> : <BlockLink number={blockNumber} />),
}

/** The age of that block. */
export const ageColumn: Column<Origin> = {
  id: 'age',
  ofWhole: true,
  header: 'Age',
  width: 4.5,
  importance: 2,
  card: 'top end',
  firm: true,
  time: true,
  cell: ({ timestamp }) => <Time at={timestamp} style="age" />,
}
