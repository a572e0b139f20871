import type { Cursor } from '#interfaces/explorer/page.ts'
import { transactionTokenTransfersQuery } from '#interfaces/explorer/tokenTransfer.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { TransferTable } from '#pages/explorer/parts/transfers/TransferTable.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

type TokenTransfersProps = { hash: Hash; page: Cursor | undefined }

/** All token transfers of a transaction. */
export function TokenTransfers({ hash, page }: TokenTransfersProps) {
  return (
    <Panel title="Token transfers" bare source="explorer">
      <PagedList query={transactionTokenTransfersQuery(hash, page)} page={page} label="Token transfers">
        {(rows) => (
          <TransferTable
            caption="Token transfers of the transaction"
            rows={rows}
            without={['transaction']}
            empty="No token transfers."
          />
        )}
      </PagedList>
    </Panel>
  )
}
