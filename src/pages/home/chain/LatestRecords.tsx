import type { Page } from '#interfaces/explorer/wire/page.ts'
import { formatCount } from '#lib/format/count.ts'
import { UnreadablePage } from '#pages/explorer/parts/lists/UnreadablePage.tsx'
import { useBufferedList } from '#pages/explorer/parts/lists/useBufferedList.ts'
import { Stale } from '#ui/feedback/failure/Stale.tsx'
import { LiveNews } from '#ui/feedback/LiveNews.tsx'
import { useAttention } from '#ui/layout/useAttention.ts'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type LatestRecordsProps<Row> = {
  /** The name of the records in the plural. */
  name: string
  columns: readonly Column<Row>[]
  newest: { data: Page<Row>; dataUpdatedAt: number; error: Error | null }
}

/** The rows of a short list; a phone has room for few. */
const rowCounts = { phone: 3, wide: 6 }

/** The newest records, live. The list pauses while it is hovered or focused. */
export function LatestRecords<Row extends { hash: string }>({
  name,
  columns,
  newest: { data, dataUpdatedAt, error },
}: LatestRecordsProps<Row>) {
  const count = rowCounts[useIsPhone() ? 'phone' : 'wide']
  const { hasAttention, listeners } = useAttention()
  const { list, newCount } = useBufferedList(
    { id: name, list: data, at: dataUpdatedAt },
    ({ hash }) => hash,
    hasAttention,
  )
  return (
    <div {...listeners} className="relative">
      <LiveStatus
        at={dataUpdatedAt}
        error={error}
        newCount={hasAttention ? newCount : 0}
        isLeast={newCount >= data.items.length}
      />
      <Table
        caption={`Latest ${name}`}
        columns={columns}
        rows={list.items.slice(0, count)}
        rowKey={({ hash }) => hash}
        empty={list.skipped > 0 ? <UnreadablePage count={list.skipped} /> : `No ${name} yet.`}
      />
    </div>
  )
}

type LiveStatusProps = {
  /** Epoch milliseconds of the newest response. */
  at: number
  error: Error | null
  /** How many new rows are not shown while the list is paused. */
  newCount: number
  /** Every row of the answer is new, so that more may have come between. */
  isLeast: boolean
}

/** A note above a live list: that it failed, or that it is paused and how many new rows wait. */
function LiveStatus({ at, error, newCount, isLeast }: LiveStatusProps) {
  if (error) return <Stale at={new Date(at)} error={error} />
  const text = newCount > 0 ? `Paused · ${formatCount(newCount)}${isLeast ? '+' : ''} new` : null
  return (
    <>
      <span className="absolute top-1 left-1/2 z-2 -translate-x-1/2 rounded-md bg-soft px-2 text-xs leading-6 text-accent empty:hidden">
        {text}
      </span>
      <LiveNews text={text} />
    </>
  )
}
