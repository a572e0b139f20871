import { getRouteApi } from '@tanstack/react-router'
import { transactionTokenTransfersQuery } from '#interfaces/explorer/transaction/transactionTokenTransfers.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { StandardFilter } from '#pages/explorer/parts/transfers/StandardFilter.tsx'
import { TransferTable } from '#pages/explorer/parts/transfers/TransferTable.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

const route = getRouteApi('/tx/$hash')

/** All token transfers of a transaction, or those of one token standard. */
export function TransactionTransfers({ hash }: { hash: Hash }) {
  const { type, page } = route.useSearch()
  return (
    <Panel title="Token transfers" source="explorer" control={<StandardFilter />}>
      <PagedList
        key={type}
        query={transactionTokenTransfersQuery(hash, type, page)}
        page={page}
        label="Token transfers"
        csv={{ name: 'token-transfers', pageQuery: (at) => transactionTokenTransfersQuery(hash, type, at) }}
      >
        {(rows) => (
          <TransferTable
            caption="Token transfers of the transaction"
            rows={rows}
            without={['transaction']}
            empty={type ? `No ${type} transfers.` : 'No token transfers.'}
          />
        )}
      </PagedList>
    </Panel>
  )
}
