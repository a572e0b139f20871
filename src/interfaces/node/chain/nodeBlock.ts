import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { callNode, quantity, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { address, type Hash, hash, lenientList } from '#lib/wire/shapes.ts'

/** The root of a trie without entries. */
const emptyRoot = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

const wireBlockSchema = v.object({
  number: smallQuantity,
  hash,
  parentHash: hash,
  /** Seconds. */
  timestamp: smallQuantity,
  miner: v.nullish(address, null),
  gasUsed: quantity,
  gasLimit: quantity,
  /** Bytes. */
  size: v.nullish(smallQuantity, null),
  /** Wei. */
  baseFeePerGas: v.nullish(quantity, null),
  transactions: v.pipe(
    lenientList(hash),
    v.transform(({ rows }) => rows),
  ),
  transactionsRoot: v.fallback(v.nullish(hash, null), null),
})

export const nodeBlockSchema = v.pipe(
  wireBlockSchema,
  v.transform(({ transactionsRoot, transactions, ...block }) => ({
    ...block,
    /** The hashes; null for an empty list where the root or the used gas proves that the node no longer has them. */
    transactions:
      transactions.length === 0 && (block.gasUsed > 0n || (transactionsRoot ?? emptyRoot) !== emptyRoot)
        ? null
        : transactions,
  })),
)

export type NodeBlock = v.InferOutput<typeof nodeBlockSchema>

/**
 * `eth_getBlockByNumber` or `eth_getBlockByHash`, with the hashes of its transactions; not found when the node has no
 * such block. Not among the documented methods: a node may refuse it.
 */
export function nodeBlockQuery(id: number | Hash) {
  return queryOptions({
    queryKey: ['node', 'block', id],
    queryFn: async ({ signal }) => {
      const [method, name] =
        typeof id === 'number' ? ['eth_getBlockByNumber', `0x${id.toString(16)}`] : ['eth_getBlockByHash', id]
      const found = await callNode(method, [name, false], v.nullable(nodeBlockSchema), signal)
      if (found && (found.number === id || found.hash === id)) return found
      throw new InterfaceError('node', 'not-found', 'The node does not know this block.')
    },
  })
}
