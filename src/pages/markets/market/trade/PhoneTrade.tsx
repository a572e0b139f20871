import { useQuery } from '@tanstack/react-query'
import { marketQuery } from '#interfaces/indexer/market.ts'
import { nodeMarketQuery } from '#interfaces/node/contract/curve/nodeMarket.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useCached } from '#ui/feedback/useCached.ts'
import { TradeBar } from './TradeBar.tsx'

/**
 * The trade of a phone, by the indexer's market or, while that cannot be read, by the node's. It stands beside what fails
 * with the indexer, so that an open sheet outlives both its failure and its return.
 */
export function PhoneTrade({ pool }: { pool: Address }) {
  const indexed = useCached((client) => client.getQueryState(marketQuery(pool).queryKey))
  const isUnread = indexed?.status === 'error' && indexed.data === undefined
  const { data: byNode } = useQuery({ ...nodeMarketQuery(pool), enabled: isUnread })
  const market = indexed?.data ?? byNode
  return market && <TradeBar market={market} />
}
