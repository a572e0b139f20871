import { type ReactNode, useMemo } from 'react'
import type { MinedTransactions } from '#interfaces/node/transaction/nodeBlockTransactions.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { TransactionTable } from '#pages/explorer/parts/lists/TransactionTable.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'
import { asTransaction } from './asTransaction.ts'

type NodeTransactionTableProps = {
  caption: string
  /** From the node. */
  transactions: Pick<MinedTransactions, 'items' | 'skipped'>
  empty: ReactNode
  withoutBlock?: boolean
  /** The address of the page. With it, each row has a direction. */
  self?: Address
}

/** More rows at once are more than a browser can draw. */
const mostRows = 100

/** A table of transactions as the node has them. */
export function NodeTransactionTable({ transactions, empty, ...table }: NodeTransactionTableProps) {
  const { items, skipped } = transactions
  const rows = useMemo(() => items.map(asTransaction), [items])
  return (
    <>
      <MoreRows rows={rows} first={mostRows}>
        {(shown) => <TransactionTable {...table} rows={shown} empty={skipped > 0 ? null : empty} />}
      </MoreRows>
      <UnreadableRows count={skipped} />
    </>
  )
}
