import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type TokenType, tokenTypes } from '#interfaces/explorer/token/tokenType.ts'
import { transactionTokenTransfersQuery } from '#interfaces/explorer/transaction/transactionTokenTransfers.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { TransferTable } from '#pages/explorer/parts/transfers/TransferTable.tsx'
import { Select } from '#ui/form/Select.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

const route = getRouteApi('/tx/$hash')

/** All token transfers of a transaction, or those of one token standard. */
export function TransactionTransfers({ hash }: { hash: Hash }) {
  const { type, page } = route.useSearch()
  return (
    <Panel title="Token transfers" source="explorer" control={<TypeFilter />}>
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

const types: readonly { value: TokenType | 'any'; label: string }[] = [
  { value: 'any', label: 'Any standard' },
  ...tokenTypes.map((value) => ({ value, label: value })),
]

function TypeFilter() {
  const { type } = route.useSearch()
  const navigate = useNavigate({ from: '/tx/$hash' })
  return (
    <Select
      label="Token standard"
      bare
      value={type ?? 'any'}
      options={types}
      onChange={(chosen) =>
        navigate({
          search: (before) => ({ ...before, type: chosen === 'any' ? undefined : chosen, page: undefined }),
          resetScroll: false,
        })
      }
    />
  )
}
