import type { Page } from '#interfaces/explorer/wire/page.ts'
import { UnreadablePage } from '#pages/explorer/parts/lists/UnreadablePage.tsx'
import { useBufferedList } from '#pages/explorer/parts/lists/useBufferedList.ts'
import { useAttention } from '#ui/layout/useAttention.ts'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { LiveStatus } from './LiveStatus.tsx'

type LatestRecordsProps<Row> = {
  /** What they are, in the plural. */
  name: string
  columns: readonly Column<Row>[]
  newest: { data: Page<Row>; dataUpdatedAt: number; error: Error | null }
}

const rowCount = 6

/** The newest records, live. The list pauses while it is hovered or focused. */
export function LatestRecords<Row extends { hash: string }>({
  name,
  columns,
  newest: { data, dataUpdatedAt, error },
}: LatestRecordsProps<Row>) {
  const { hasAttention, listeners } = useAttention()
  const { list, newCount } = useBufferedList(
    { id: name, list: data, at: dataUpdatedAt },
    ({ hash }) => hash,
    hasAttention,
  )
  return (
    <div {...listeners} className="relative">
      <LiveStatus at={dataUpdatedAt} error={error} newCount={hasAttention ? newCount : 0} />
      <Table
        caption={`Latest ${name}`}
        columns={columns}
        rows={list.items.slice(0, rowCount)}
        rowKey={({ hash }) => hash}
        empty={list.skipped > 0 ? <UnreadablePage count={list.skipped} /> : `No ${name} yet.`}
      />
    </div>
  )
}
