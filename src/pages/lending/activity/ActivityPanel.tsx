import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import { saveCsv } from '#lib/browser/saveCsv.ts'
import { formatCount } from '#lib/format/count.ts'
import type { LendingEvents, userEventsQuery } from '#pages/lending/data/lendingEvents.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { SearchFurther } from '#ui/feedback/SearchFurther.tsx'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Table } from '#ui/table/Table.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'
import { eventColumns } from './eventColumns.tsx'
import { eventLines } from './eventFile.ts'

type ActivityPanelProps = {
  title: string
  query: ReturnType<typeof userEventsQuery>
  /** The assets of the pool, for symbols and decimals. */
  reserves: readonly Reserve[]
  /** The name of the CSV file, and whose events it has. */
  file: string
  of: string
  withUser?: boolean
}

/** The events of an account or an asset from the pool's logs, newest first, with a CSV download. */
export function ActivityPanel({ title, query, reserves, file, of, withUser = false }: ActivityPanelProps) {
  const { data, error, refetch } = useQuery(query)
  const client = useQueryClient()
  const columns = useMemo(() => eventColumns(reserves, withUser), [reserves, withUser])
  const save = (found: LendingEvents) =>
    saveCsv(file, eventLines({ Pool: lendingPool(), Filter: of }, found, reserves))

  return (
    <Panel
      title={title}
      source="node"
      asOf={data && <AsOf at={null} block={data.toBlock} />}
      control={
        data &&
        data.events.length > 0 && (
          <Button size="small" tone="quiet" onClick={() => save(data)}>
            Download CSV
          </Button>
        )
      }
    >
      {data ? (
        <>
          <MoreRows rows={data.events} first={10}>
            {(shown) => (
              <Table
                caption={title}
                columns={columns}
                rows={shown}
                rowKey={({ hash, index, kind }) => `${hash} ${index} ${kind}`}
                empty="Nothing yet."
              />
            )}
          </MoreRows>
          <UnreadableRows count={data.unreadable} />
          {data.fromBlock > 0 && (
            <p className="border-t px-4 py-2 text-xs text-muted">
              {`Searched all logs of the pool back to block ${formatCount(data.fromBlock)}. `}
              <SearchFurther search={() => query.searchFurther(client)} />
            </p>
          )}
        </>
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </Panel>
  )
}
