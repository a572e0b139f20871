import { useQuery } from '@tanstack/react-query'
import { blocksQuery } from '#interfaces/explorer/block.ts'
import { indexerStatusQuery } from '#interfaces/indexer/status.ts'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { blockNumberQuery } from '#interfaces/node/blockNumber.ts'
import type { InterfaceName } from '#lib/requests/errors.ts'

const interval = 5_000

/** The newest block of each interface: undefined while loading, null when it is unknown. */
export type Seen = { block: number | null | undefined; ask: () => void }

/** Sends one cheap request to each interface every five seconds while the page is visible. */
export function useSeenBlocks(): Record<InterfaceName, Seen> {
  const indexer = useQuery({ ...indexerStatusQuery(), refetchInterval: interval })
  const node = useQuery(blockNumberQuery())
  const explorer = useQuery({ ...blocksQuery(), refetchInterval: interval })
  const lending = useQuery({ ...poolsQuery(), refetchInterval: interval })
  return {
    indexer: { block: indexer.data?.lastBlock, ask: () => void indexer.refetch() },
    node: { block: node.data, ask: () => void node.refetch() },
    explorer: { block: explorer.data?.items[0]?.number, ask: () => void explorer.refetch() },
    lending: { block: null, ask: () => void lending.refetch() },
  }
}
