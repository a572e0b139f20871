import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { optional } from '#interfaces/node/rpc/optional.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { type Hash, lenientList } from '#lib/wire/shapes.ts'
import { type NodeTransaction, nodeTransactionSchema } from './nodeTransaction.ts'
import { type Receipt, receiptSchema } from './receipt.ts'

const wholeBlockSchema = v.object({
  /** Seconds. */
  timestamp: smallQuantity,
  transactions: lenientList(nodeTransactionSchema),
})

/** A transaction in a block, with its receipt; null where the node does not send the receipts of a block. */
export type MinedTransaction = { transaction: NodeTransaction; receipt: Receipt | null; at: Date }

/** Transactions, newest first, and how many the app could not read. */
export type MinedTransactions = {
  items: MinedTransaction[]
  skipped: number
  /** Whether the node sent the receipts, or does not have the method; else they may come with the next reading. */
  isFinal: boolean
}

/** Milliseconds after which receipts that were not sent are asked for again. */
const again = 12_000

/**
 * The transactions of a block, by `eth_getBlockByHash` and `eth_getBlockReceipts` in one request. They are read once: a
 * block with a hash does not change.
 */
export function nodeBlockTransactionsQuery(hash: Hash) {
  return queryOptions({
    queryKey: ['node', 'blockTransactions', hash],
    queryFn: async ({ signal }): Promise<MinedTransactions> => {
      const [block, receipts] = await Promise.all([
        callNode('eth_getBlockByHash', [hash, true], v.nullable(wholeBlockSchema), signal),
        // Not every node has this method, and without it only outcomes and fees are missing.
        optional(callNode('eth_getBlockReceipts', [hash], lenientList(receiptSchema), signal)).catch(
          () => null,
        ),
      ])
      if (!block) throw new InterfaceError('node', 'not-found', 'The node does not know this block.')
      const byHash = new Map(receipts?.rows.map((receipt) => [receipt.hash, receipt]))
      const { rows, dropped } = block.transactions
      const at = new Date(block.timestamp * 1_000)
      const items = rows.map((transaction) => ({
        transaction,
        receipt: byHash.get(transaction.hash) ?? null,
        at,
      }))
      return { items: items.reverse(), skipped: dropped, isFinal: receipts !== null }
    },
    staleTime: ({ state }) => (state.data?.isFinal ? Number.POSITIVE_INFINITY : again),
  })
}
