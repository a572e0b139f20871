import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { type Address, address, checksummed, type Hash, hexData } from '#lib/wire/shapes.ts'

/** `MarketCreated(address indexed pool, address indexed token, uint256 indexed nftId, address creator)`. */
export const marketCreatedTopic = '0x75ff60a1e5fecc81078a9c8184f3c5c0bda01c93711a115e1269c65642606c54'

/** The market that a transaction opened. */
export type CreatedMarket = { pool: Address; nftId: number }

const receiptSchema = v.nullable(
  v.object({ logs: v.array(v.object({ address, topics: v.array(hexData), data: hexData })) }),
)

/**
 * The market that a mined transaction opened, by the factory's own log in its receipt. Null without such a log, and on
 * nodes without receipts.
 */
export function createdMarketQuery(id: Hash, factory: Address) {
  return queryOptions({
    queryKey: ['node', 'createdMarket', id, factory],
    queryFn: async ({ signal }): Promise<CreatedMarket | null> => {
      try {
        const receipt = await callNode('eth_getTransactionReceipt', [id], receiptSchema, signal)
        const log = receipt?.logs.find(
          (each) => each.address === factory && each.topics[0] === marketCreatedTopic,
        )
        const [, pool, , nftId] = log?.topics ?? []
        if (pool === undefined || nftId === undefined) return null
        return { pool: checksummed(`0x${pool.slice(-40)}`), nftId: Number(BigInt(nftId)) }
      } catch (error) {
        if (error instanceof InterfaceError && error.kind === 'refused') return null
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
