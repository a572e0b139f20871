import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { blockTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { TransactionTable } from '#pages/explorer/parts/lists/TransactionTable.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { mostFirst } from './mostFirst.ts'

type BlockTransactionsProps = {
  block: number | Hash
  page: Cursor | undefined
  /** Whether the block has none: an empty list alone does not prove it. */
  isEmpty: boolean
}

/** The transactions of a block. */
export function BlockTransactions({ block, page, isEmpty }: BlockTransactionsProps) {
  return (
    <Panel title="Transactions" bare source="explorer" rows={8} lines={3}>
      <PagedList
        query={blockTransactionsQuery(block, page)}
        page={page}
        label="Transactions"
        csv={{ name: 'transactions', pageQuery: (at) => blockTransactionsQuery(block, at) }}
      >
        {(rows) => (
          <TransactionTable
            caption="Transactions of the block"
            rows={rows}
            withoutBlock
            empty={
              isEmpty
                ? 'No transactions in this block.'
                : 'The explorer lists no transactions of this block. It may have some.'
            }
          />
        )}
      </PagedList>
    </Panel>
  )
}

type FirstTransactionsProps = {
  block: number | Hash
  /** How many the block has; null when unknown. */
  count?: number | null
}

const firstRows = 8

/** The first transactions of a block, below its properties, with a link to all of them. */
export function FirstTransactions({ block, count = null }: FirstTransactionsProps) {
  if (count === 0)
    return (
      <Panel title="Transactions">
        <Empty>No transactions in this block.</Empty>
      </Panel>
    )
  const areAll = count !== null && count <= mostFirst
  return (
    <Panel
      title="Transactions"
      control={
        !areAll && (
          <Link to="." search={{ tab: 'transactions' } as never} className="link px-2 text-xs">
            Show all
          </Link>
        )
      }
      source="explorer"
      rows={areAll ? count : firstRows}
      lines={3}
    >
      <FirstRows block={block} most={areAll ? mostFirst : firstRows} />
    </Panel>
  )
}

function FirstRows({ block, most }: { block: number | Hash; most: number }) {
  const { data } = useSuspenseQuery(blockTransactionsQuery(block))
  return (
    <TransactionTable
      caption="First transactions of the block"
      rows={data.items.slice(0, most)}
      withoutBlock
      empty="The explorer lists no transactions of this block. It may have some."
    />
  )
}
