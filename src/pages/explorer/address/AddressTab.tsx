import { getRouteApi } from '@tanstack/react-router'
import { addressInternalTransactionsQuery } from '#interfaces/explorer/internalTransaction.ts'
import { addressLogsQuery } from '#interfaces/explorer/log.ts'
import { addressTokenTransfersQuery } from '#interfaces/explorer/tokenTransfer.ts'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction.ts'
import type { Address } from '#lib/wire.ts'
import { Empty } from '#ui/Empty.tsx'
import { Panel } from '#ui/Panel.tsx'
import { InternalTable } from '../parts/InternalTable.tsx'
import { LogList } from '../parts/LogList.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { TransactionTable } from '../parts/TransactionTable.tsx'
import { TransferTable } from '../parts/TransferTable.tsx'
import { transferKey } from '../parts/transferKey.ts'
import { AddressFilter } from './AddressFilter.tsx'
import { BalanceHistory } from './BalanceHistory.tsx'
import { TokenBalances } from './TokenBalances.tsx'

const route = getRouteApi('/address/$address')

type AddressTabProps = { address: Address }

/** What stands under the current tab; each asks for its own list when it is opened. */
export function AddressTab({ address }: AddressTabProps) {
  const { tab } = route.useSearch()
  switch (tab) {
    case undefined:
      return <Transactions address={address} />
    case 'transfers':
      return <Transfers address={address} />
    case 'tokens':
      return <TokenBalances address={address} />
    case 'internal':
      return <Internal address={address} />
    case 'balance':
      return <BalanceHistory address={address} />
    case 'logs':
      return <Logs address={address} />
  }
}

function Transactions({ address }: AddressTabProps) {
  const { filter, page } = route.useSearch()
  return (
    <Panel title="Transactions" control={<AddressFilter />} source="explorer" rows={10}>
      <PagedList
        query={addressTransactionsQuery(address, filter, page)}
        page={page}
        label="Transactions"
        keyOf={({ hash }) => hash}
      >
        {(rows) => (
          <TransactionTable
            caption="Transactions of the address"
            rows={rows}
            self={address}
            empty={filter ? 'No transaction fits the filter.' : 'This address has sent and received nothing.'}
          />
        )}
      </PagedList>
    </Panel>
  )
}

function Transfers({ address }: AddressTabProps) {
  const { filter, type, page } = route.useSearch()
  return (
    <Panel title="Transfers" control={<AddressFilter withType />} source="explorer" rows={10}>
      <PagedList
        query={addressTokenTransfersQuery(address, { filter, type }, page)}
        page={page}
        label="Token transfers"
        keyOf={transferKey}
      >
        {(rows) => (
          <TransferTable
            caption="Token transfers of the address"
            rows={rows}
            self={address}
            empty={filter || type ? 'No transfer fits the filters.' : 'This address has moved no token.'}
          />
        )}
      </PagedList>
    </Panel>
  )
}

function Internal({ address }: AddressTabProps) {
  const { filter, page } = route.useSearch()
  return (
    <Panel title="Internal transactions" control={<AddressFilter />} source="explorer" rows={10}>
      <PagedList
        query={addressInternalTransactionsQuery(address, filter, page)}
        page={page}
        label="Internal transactions"
      >
        {(rows) => (
          <InternalTable rows={rows} self={address} empty="No contract call went to or from this address." />
        )}
      </PagedList>
    </Panel>
  )
}

function Logs({ address }: AddressTabProps) {
  const { page } = route.useSearch()
  return (
    <Panel title="Logs" bare source="explorer" rows={10}>
      <PagedList query={addressLogsQuery(address, page)} page={page} label="Logs">
        {(rows) =>
          rows.length === 0 ? (
            <Empty>This address has emitted no events. Only contracts do.</Empty>
          ) : (
            <LogList rows={rows} ofAddress />
          )
        }
      </PagedList>
    </Panel>
  )
}
