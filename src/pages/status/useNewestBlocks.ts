import { useQuery } from '@tanstack/react-query'
import { blocksQuery } from '#interfaces/explorer/block.ts'
import { indexerStatusQuery } from '#interfaces/indexer/status.ts'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { blockNumberQuery } from '#interfaces/node/blockNumber.ts'
import type { InterfaceName } from '#lib/requests/errors.ts'

const interval = 5_000

/** The newest block of an interface: undefined while loading, null when it is unknown. */
export type NewestBlock = { block: number | null | undefined; refetch: () => void }

/** Sends one cheap request to each interface every five seconds while the page is visible. */
export function useNewestBlocks(): Record<InterfaceName, NewestBlock> {
  const indexer = useQuery({ ...indexerStatusQuery(), refetchInterval: interval })
  const node = useQuery(blockNumberQuery())
  const explorer = useQuery({ ...blocksQuery(), refetchInterval: interval })
  const lending = useQuery({ ...poolsQuery(), refetchInterval: interval })
  return {
    indexer: { block: indexer.data?.lastBlock, refetch: () => void indexer.refetch() },
    node: { block: node.data, refetch: () => void node.refetch() },
    explorer: { block: explorer.data?.items[0]?.number, refetch: () => void explorer.refetch() },
    lending: { block: null, refetch: () => void lending.refetch() },
  }
}
