import { queryOptions } from '@tanstack/react-query'
import { readLogs } from '#interfaces/node/transaction/readLogs.ts'
import { untilKnown } from '#lib/requests/untilKnown.ts'
import { type Address, checksummed, type Hash } from '#lib/wire/shapes.ts'

/** `MarketCreated(address indexed pool, address indexed token, uint256 indexed nftId, address creator)`. */
export const marketCreatedTopic = '0x75ff60a1e5fecc81078a9c8184f3c5c0bda01c93711a115e1269c65642606c54'

/** The market that a transaction opened. */
export type CreatedMarket = { pool: Address; nftId: number }

/**
 * The market that a mined transaction opened, by the factory's own log in its receipt. Null without such a log, and on
 * nodes without receipts.
 */
export function createdMarketQuery(id: Hash, factory: Address) {
  return queryOptions({
    queryKey: ['node', 'createdMarket', id, factory],
    queryFn: ({ signal }) =>
      readLogs(
        id,
        (logs): CreatedMarket | null => {
          const log = logs.find((each) => each.address === factory && each.topics[0] === marketCreatedTopic)
          const [, pool, , nftId] = log?.topics ?? []
          if (pool === undefined || nftId === undefined) return null
          return { pool: checksummed(`0x${pool.slice(-40)}`), nftId: Number(BigInt(nftId)) }
        },
        signal,
      ),
    ...untilKnown,
  })
}
