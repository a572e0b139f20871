import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type LagReading, noLag, watchLag } from '#domain/blocks/indexerLag.ts'
import { indexerStatusQuery } from '#interfaces/indexer/status.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { type DatedLagWatch, lagKey } from './knownLag.ts'
import { setLagEnd } from './lagEnd.ts'

const interval = 10_000
/** Milliseconds from a first reading of a lag to the second, which has to confirm it. */
const soon = 3_000

/**
 * How far the indexer is behind the network, refetched every ten seconds while it is on screen. It never fails; without
 * an answer the lag is unknown.
 */
export function indexerLagQuery() {
  return queryOptions<DatedLagWatch>({
    queryKey: lagKey,
    queryFn: async ({ client }) => {
      const watch = watchLag(client.getQueryData<DatedLagWatch>(lagKey) ?? noLag, await readLag(client))
      const blockTime = watch.lag && (await readBlockTime(client, watch.lag.block))
      setLagEnd(watch.lag ? blockTime : undefined)
      return { ...watch, blockTime }
    },
    refetchInterval: ({ state: { data } }) => (data?.isUnusual && !data.lag ? soon : interval),
  })
}

/**
 * Reads the indexer's newest block and the network's: the node's, which the header already polls, else the indexer's
 * own `headBlock`.
 */
async function readLag(client: QueryClient): Promise<LagReading | null> {
  try {
    const { lastBlock, headBlock } = await client.fetchQuery({ ...indexerStatusQuery(), staleTime: 1_000 })
    const at = Date.now()
    const newest = client.getQueryState<number>(blockNumberQuery().queryKey)
    const isFresh = newest !== undefined && at - newest.dataUpdatedAt < interval
    const head = (isFresh ? newest.data : null) ?? headBlock
    return head === null ? null : { at, indexed: lastBlock, head }
  } catch {
    return null
  }
}

/** The time of a block in epoch seconds; null when the node does not answer. */
async function readBlockTime(client: QueryClient, block: number): Promise<number | null> {
  try {
    const { nodeBlockQuery } = await import('#interfaces/node/chain/nodeBlock.ts')
    const query = { ...nodeBlockQuery(block), staleTime: Number.POSITIVE_INFINITY, retry: false }
    return (await client.fetchQuery(query)).timestamp
  } catch {
    return null
  }
}
