import { queryOptions } from '@tanstack/react-query'
import { newestNodeBlocksQuery } from '#interfaces/node/chain/newestNodeBlocks.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { nodeBlockTransactionsQuery } from './nodeBlockTransactions.ts'

/** A list of this length is long enough, and no more blocks than these are read: with receipts, as many as a request has. */
const [enough, mostBlocks] = [25, 10]

/** The transactions of the newest blocks, newest first, and of which blocks without a gap: empty ones are counted, but not read. */
export function newestNodeTransactionsQuery() {
  return queryOptions({
    queryKey: ['node', 'newestTransactions'],
    queryFn: async ({ client }) => {
      // This query repeats itself: repeated parts of it would multiply the wait for a dead node.
      const blocks = await client.fetchQuery({ ...newestNodeBlocksQuery(), retry: false })
      const filled: Hash[] = []
      let [found, blockCount] = [0, 0]
      const newest = blocks[0]?.number ?? 0
      for (const { number, hash, transactions } of blocks) {
        const isEnough = found >= enough || filled.length >= mostBlocks
        // Null where the node does not tell them: of older blocks nothing is said, either, nor past a missing block.
        if (isEnough || transactions === null || number !== newest - blockCount) break
        blockCount += 1
        if (transactions.length > 0) filled.push(hash)
        found += transactions.length
      }
      if (blockCount === 0)
        throw new InterfaceError(
          'node',
          'not-found',
          'The node does not tell the transactions of its newest block.',
        )
      const lists = await Promise.all(
        filled.map((hash) => client.fetchQuery({ ...nodeBlockTransactionsQuery(hash), retry: false })),
      )
      return {
        items: lists.flatMap(({ items }) => items),
        skipped: lists.reduce((sum, { skipped }) => sum + skipped, 0),
        blockCount,
        newest,
        oldest: newest - blockCount + 1,
      }
    },
    refetchInterval: 12_000,
  })
}
