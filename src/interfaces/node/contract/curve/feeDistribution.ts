import { queryOptions } from '@tanstack/react-query'
import { readLogs } from '#interfaces/node/transaction/readLogs.ts'
import { untilKnown } from '#lib/requests/untilKnown.ts'
import { readWords } from '#lib/wire/abiCodec.ts'
import { type Address, checksummed, type Hash } from '#lib/wire/shapes.ts'
import { marketContractsQuery } from './marketContracts.ts'

/** `FeeDistributed(uint256 indexed nftId, address recipient, uint256 amount, uint8 strategy)`. */
export const feeDistributedTopic = '0x986977e56779bcba13deb906b85e8f7885025f5f61d294c5bd2cc0e4a1c84e1e'

/** A distribution by the fee collector: the recipient of the fees and the strategy. */
type FeeDistribution = { recipient: Address; strategy: number }

/**
 * The distribution of a market's fees in a transaction, by the collector's log in the receipt. It is read because an
 * indexer always names the owner of the NFT as the recipient. Null for an unknown collector, without such a log, and on
 * nodes without receipts.
 */
export function feeDistributionQuery(id: Hash, nftId: number) {
  return queryOptions({
    queryKey: ['node', 'feeDistribution', id, nftId],
    queryFn: async ({ signal, client }) => {
      const { feeCollector } = await client.fetchQuery(marketContractsQuery())
      if (feeCollector === null) return null
      return readLogs(
        id,
        (logs): FeeDistribution | null => {
          const log = logs.find(
            ({ address: emitter, topics: [topic, market] }) =>
              emitter === feeCollector &&
              topic === feeDistributedTopic &&
              market !== undefined &&
              BigInt(market) === BigInt(nftId),
          )
          if (!log) return null
          const words = readWords(log.data)
          return { recipient: checksummed(words.address(0)), strategy: words.small(2) }
        },
        signal,
      )
    },
    staleTime: untilKnown.staleTime,
  })
}
