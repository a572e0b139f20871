import { useSuspenseQuery } from '@tanstack/react-query'
import { type Block, latestBlocksQuery } from '#interfaces/explorer/block.ts'
import { formatCount } from '#lib/format.ts'
import { BlockLink } from '#ui/BlockLink.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { Time } from '#ui/Time.tsx'
import { Unknown } from '#ui/Unknown.tsx'
import { GasBar } from '../parts/GasBar.tsx'
import { liveInterval } from '../parts/liveInterval.ts'
import { PartyLink } from '../parts/PartyLink.tsx'
import { Unreadable } from '../parts/Unreadable.tsx'
import { useHeldList } from '../parts/useHeldList.ts'
import { LiveNote } from './LiveNote.tsx'
import { useReading } from './useReading.ts'

const most = 6

/** The newest blocks as they come; the list stands still while it is pointed at. */
export function LatestBlocks() {
  const { data, dataUpdatedAt, error } = useSuspenseQuery({
    ...latestBlocksQuery(),
    refetchInterval: liveInterval,
  })
  const { isReading, listeners } = useReading()
  const { list, fresh } = useHeldList(
    { id: 'blocks', list: data, at: dataUpdatedAt },
    ({ hash }) => hash,
    isReading,
  )
  return (
    <div {...listeners}>
      <Table
        caption="Latest blocks"
        columns={columns}
        rows={list.items.slice(0, most)}
        rowKey={({ hash }) => hash}
        empty={list.skipped > 0 ? <Unreadable count={list.skipped} /> : 'The explorer has no blocks yet.'}
      />
      <LiveNote at={dataUpdatedAt} error={error} fresh={isReading ? fresh : 0} />
    </div>
  )
}

const columns: readonly Column<Block>[] = [
  { id: 'number', header: 'Block', cell: ({ number }) => <BlockLink number={number} /> },
  { id: 'age', header: 'Age', cell: ({ timestamp }) => <Time at={timestamp} style="age" /> },
  {
    id: 'miner',
    header: 'Validator',
    importance: 2,
    cell: ({ miner }) => <PartyLink party={miner} />,
  },
  {
    id: 'transactions',
    header: 'Transactions',
    align: 'end',
    cell: ({ transactionsCount }) =>
      transactionsCount === null ? <Unknown /> : formatCount(transactionsCount),
  },
  {
    id: 'gas',
    header: 'Gas used',
    align: 'end',
    importance: 2,
    cell: ({ gasUsed, gasLimit }) => <GasBar used={gasUsed} limit={gasLimit} />,
  },
]
