import * as v from 'valibot'
import type { Inclusion } from '#domain/transactions/transactionDependencies.ts'
import { type NodeBlock, nodeBlockSchema } from '#interfaces/node/chain/nodeBlock.ts'
import { optional } from '#interfaces/node/rpc/optional.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { type Hash, hash } from '#lib/wire/shapes.ts'

const transactionSchema = v.nullable(
  v.object({ hash, blockHash: v.nullish(hash, null), blockNumber: v.nullish(smallQuantity, null) }),
)
type SeenTransaction = v.InferOutput<typeof transactionSchema>
type SeenBlock = Pick<NodeBlock, 'number' | 'hash' | 'transactions'> | null | undefined

/**
 * Whether the node says that transaction `id` is in block `number`, by `eth_getTransactionByHash` and
 * `eth_getBlockByNumber`, a method that a node may lack.
 */
export async function readInclusion(id: Hash, number: number, signal?: AbortSignal): Promise<Inclusion> {
  const name = `0x${number.toString(16)}`
  const [transaction, block] = await Promise.all([
    callNode('eth_getTransactionByHash', [id], transactionSchema, signal),
    optional(callNode('eth_getBlockByNumber', [name, false], v.nullable(nodeBlockSchema), signal)),
  ])
  return inclusionOf(id, number, transaction, block)
}

/** Combines a node's answers about a transaction and about the block with the number. */
function inclusionOf(id: Hash, number: number, transaction: SeenTransaction, block: SeenBlock): Inclusion {
  const known = block?.number === number ? block : null
  if (known?.transactions?.includes(id)) return 'proven'
  // A node that pruned the block's transactions has no list, which proves nothing.
  if (known?.transactions) return 'refuted'
  if (transaction?.hash !== id || transaction.blockNumber !== number) return 'unknown'
  return known && transaction.blockHash !== known.hash ? 'refuted' : 'proven'
}
