import { useQuery } from '@tanstack/react-query'
import { latestBlocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { indexerStatusQuery } from '#interfaces/indexer/status.ts'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import type { InterfaceName } from '#lib/requests/errors.ts'

const interval = 5_000

/** The newest block of an interface: undefined while it loads, null when it is unknown. */
export type NewestBlock = {
  block: number | null | undefined
  /** When it was asked last. */
  at: Date | null
  refetch: () => void
}

/** Sends one cheap request to each interface every five seconds while the page is visible. */
export function useNewestBlocks(): Record<InterfaceName, NewestBlock> {
  const indexer = useQuery({ ...indexerStatusQuery(), refetchInterval: interval, enabled: hasMarkets() })
  const node = useQuery(blockNumberQuery())
  const explorer = useQuery({ ...latestBlocksQuery(), refetchInterval: interval })
  const lending = useQuery({ ...poolsQuery(), refetchInterval: interval, enabled: hasLending() })
  return {
    indexer: { block: indexer.data?.lastBlock, ...answerOf(indexer) },
    node: { block: node.data, ...answerOf(node) },
    explorer: { block: explorer.data?.items[0]?.number, ...answerOf(explorer) },
    lending: { block: null, ...answerOf(lending) },
  }
}

function answerOf({ dataUpdatedAt, refetch }: { dataUpdatedAt: number; refetch: () => unknown }) {
  return { at: dataUpdatedAt === 0 ? null : new Date(dataUpdatedAt), refetch: () => void refetch() }
}
