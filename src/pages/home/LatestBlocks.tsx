import { useSuspenseQuery } from '@tanstack/react-query'
import { type Block, latestBlocksQuery } from '#interfaces/explorer/block.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { GasBar } from '#pages/explorer/parts/cells/GasBar.tsx'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { UnreadableRows } from '#pages/explorer/parts/lists/UnreadableRows.tsx'
import { useBufferedList } from '#pages/explorer/parts/lists/useBufferedList.ts'
import { Count } from '#ui/figures/Count.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { LiveStatus } from './LiveStatus.tsx'
import { usePauseOnHover } from './usePauseOnHover.ts'

const rowCount = 6

/** The newest blocks, live. The list pauses while it is hovered or focused. */
export function LatestBlocks() {
  const { data, dataUpdatedAt, error } = useSuspenseQuery({
    ...latestBlocksQuery(),
    refetchInterval: liveInterval,
  })
  const { isPaused, listeners } = usePauseOnHover()
  const { list, newCount } = useBufferedList(
    { id: 'blocks', list: data, at: dataUpdatedAt },
    ({ hash }) => hash,
    isPaused,
  )
  return (
    <div {...listeners} className="relative">
      <LiveStatus at={dataUpdatedAt} error={error} newCount={isPaused ? newCount : 0} />
      <Table
        caption="Latest blocks"
        columns={columns}
        rows={list.items.slice(0, rowCount)}
        rowKey={({ hash }) => hash}
        empty={list.skipped > 0 ? <UnreadableRows count={list.skipped} /> : 'No blocks yet.'}
      />
    </div>
  )
}

const columns: readonly Column<Block>[] = [
  {
    id: 'number',
    header: 'Block',
    width: 5,
    card: 'top',
    firm: true,
    cell: ({ number }) => <BlockLink number={number} />,
  },
  {
    id: 'age',
    header: 'Age',
    width: 4.5,
    card: 'top',
    firm: true,
    time: true,
    cell: ({ timestamp }) => <Time at={timestamp} style="age" />,
  },
  {
    id: 'miner',
    header: 'Validator',
    width: 10,
    importance: 2,
    cell: ({ miner }) => <AddressParameterLink address={miner} />,
  },
  {
    id: 'transactions',
    header: 'Transactions',
    width: 6,
    align: 'end',
    card: 'top end',
    cardLabel: 'txs',
    cell: ({ transactionsCount }) => <Count value={transactionsCount} />,
  },
  {
    id: 'gas',
    header: 'Gas used',
    width: 9,
    align: 'end',
    cardLabel: 'gas',
    importance: 2,
    cell: ({ gasUsed, gasLimit }) => <GasBar used={gasUsed} limit={gasLimit} />,
  },
]
