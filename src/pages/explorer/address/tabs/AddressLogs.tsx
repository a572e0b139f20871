import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { addressQuery } from '#interfaces/explorer/address/address.ts'
import { addressLogsQuery } from '#interfaces/explorer/transaction/log.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { usePoolMarket } from '#pages/explorer/address/head/PoolMarket.tsx'
import { LogList } from '#pages/explorer/parts/decoding/LogList.tsx'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

const route = getRouteApi('/address/$address')

/** The logs emitted by an address. */
export function AddressLogs({ address }: { address: Address }) {
  const { page } = route.useSearch()
  const { data: record } = useQuery(addressQuery(address))
  const market = usePoolMarket(record)
  const query = addressLogsQuery(address, page)
  return (
    <Panel title="Logs" asOf={<QueryAsOf queryKey={query.queryKey} />} source="explorer" rows={10}>
      <PagedList
        query={query}
        page={page}
        label="Logs"
        csv={{ name: 'logs', pageQuery: (at) => addressLogsQuery(address, at) }}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Empty>No events.</Empty>
          ) : (
            <LogList rows={rows} ofAddress traded={market?.tokenAddress} />
          )
        }
      </PagedList>
    </Panel>
  )
}
