import { transactionInternalTransactionsQuery } from '#interfaces/explorer/internalTransaction.ts'
import type { Cursor } from '#interfaces/explorer/page.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { InternalTable } from '#pages/explorer/parts/transfers/InternalTable.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

type InternalTransactionsProps = { hash: Hash; page: Cursor | undefined }

/** The internal transactions of a transaction. */
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
            empty="No internal transactions, or they are not traced yet."
          />
        )}
      </PagedList>
    </Panel>
  )
}
