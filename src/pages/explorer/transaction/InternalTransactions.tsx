import { transactionInternalTransactionsQuery } from '#interfaces/explorer/internalTransaction.ts'
import type { Cursor } from '#interfaces/explorer/page.ts'
import type { Hash } from '#lib/wire.ts'
import { Panel } from '#ui/Panel.tsx'
import { InternalTable } from '../parts/InternalTable.tsx'
import { PagedList } from '../parts/PagedList.tsx'

type InternalTransactionsProps = { hash: Hash; page: Cursor | undefined }

/** The calls contracts made inside the transaction. */
export function InternalTransactions({ hash, page }: InternalTransactionsProps) {
  return (
    <Panel title="Internal transactions" bare source="explorer">
      <PagedList
        query={transactionInternalTransactionsQuery(hash, page)}
        page={page}
        label="Internal transactions"
      >
        {(rows) => (
          <InternalTable
            rows={rows}
            withoutTransaction
            empty="No contract called another one, or the explorer has not traced the transaction yet."
          />
        )}
      </PagedList>
    </Panel>
  )
}
