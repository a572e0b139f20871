import { useSuspenseQuery } from '@tanstack/react-query'
import type { Block } from '#interfaces/explorer/block/block.ts'
import { latestBlocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { GasBar } from '#pages/explorer/parts/cells/GasBar.tsx'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { LatestRecords } from './LatestRecords.tsx'

/** The newest blocks, live. */
export function LatestBlocks() {
  const newest = useSuspenseQuery({ ...latestBlocksQuery(), refetchInterval: liveInterval })
  return <LatestRecords name="blocks" columns={columns} newest={newest} />
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
