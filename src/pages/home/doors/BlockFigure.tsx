import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { latestBlocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { formatPace } from '#lib/format/time.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { DoorBars } from './DoorBars.tsx'

/** The newest block as the head names it, or the explorer's while the node does not answer, and the time between blocks. */
export function BlockFigure() {
  const { data: stats } = useQuery({ ...statsQuery(), refetchInterval: 2 * liveInterval })
  const { data: newest } = useQuery(blockNumberQuery())
  const { data: listed } = useQuery({ ...latestBlocksQuery(), refetchInterval: liveInterval })
  const block = newest ?? listed?.items[0]?.number ?? null
  // Explorers send 0 for a chain with one block, or when all blocks are of the same second.
  const time = stats?.averageBlockTime || null
  if (block === null) return null
  return (
    <>
      <Link
        to="/block/$numberOrHash"
        params={{ numberOrHash: String(block) }}
        className="link -outline-offset-2 text-md font-medium lg:text-lg"
      >
        Block <Count value={block} />
      </Link>
      {time !== null && <span className="text-sm text-muted">· every {formatPace(time)}</span>}
    </>
  )
}

/** The transactions of the newest blocks, the newest one marked. */
export function BlockBars() {
  const { data } = useQuery({ ...latestBlocksQuery(), refetchInterval: liveInterval })
  const counts = (data?.items ?? []).map(({ transactionsCount }) => transactionsCount).reverse()
  if (counts.length === 0) return null
  return (
    <DoorBars
      values={counts}
      marked={counts.length - 1}
      caption="transactions per block"
      label={`Transactions in the newest blocks: ${counts.map((count) => count ?? 'unknown').join(', ')}`}
    />
  )
}
