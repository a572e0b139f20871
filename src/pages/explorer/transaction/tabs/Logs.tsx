import { transactionLogsQuery } from '#interfaces/explorer/transaction/log.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { LogList } from '#pages/explorer/parts/decoding/LogList.tsx'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

type LogsProps = { hash: Hash; page: Cursor | undefined }

/** The logs of a transaction. */
export function Logs({ hash, page }: LogsProps) {
  return (
    <Panel title="Logs" bare source="explorer" rows={10}>
      <PagedList
        query={transactionLogsQuery(hash, page)}
        page={page}
        label="Logs"
        csv={{ name: 'logs', pageQuery: (at) => transactionLogsQuery(hash, at) }}
      >
        {(rows) => (rows.length === 0 ? <Empty>No events.</Empty> : <LogList rows={rows} />)}
      </PagedList>
    </Panel>
  )
}
