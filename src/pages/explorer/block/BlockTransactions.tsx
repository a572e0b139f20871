import type { Cursor } from '#interfaces/explorer/page.ts'
import { blockTransactionsQuery } from '#interfaces/explorer/transaction.ts'
import type { Hash } from '#lib/wire.ts'
import { Panel } from '#ui/Panel.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { TransactionTable } from '../parts/TransactionTable.tsx'

type BlockTransactionsProps = { block: number | Hash; page: Cursor | undefined }

/** The transactions of a block. */
export function BlockTransactions({ block, page }: BlockTransactionsProps) {
  return (
    <Panel title="Transactions" bare source="explorer" rows={8}>
      <PagedList query={blockTransactionsQuery(block, page)} page={page} label="Transactions">
        {(rows) => (
          <TransactionTable
            caption="Transactions of the block"
            rows={rows}
            withoutBlock
            empty="The block is empty."
          />
        )}
      </PagedList>
    </Panel>
  )
}
