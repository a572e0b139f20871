import { getRouteApi } from '@tanstack/react-router'
import { addressLogsQuery } from '#interfaces/explorer/log.ts'
import type { Address } from '#lib/wire.ts'
import { Empty } from '#ui/Empty.tsx'
import { Panel } from '#ui/Panel.tsx'
import { LogList } from '../parts/LogList.tsx'
import { PagedList } from '../parts/PagedList.tsx'

const route = getRouteApi('/address/$address')

/** Events the address emitted, when it is a contract. */
export function AddressLogs({ address }: { address: Address }) {
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
