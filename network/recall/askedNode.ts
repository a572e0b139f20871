import type { Hash, Hex } from 'viem'
import type { NodeReply } from '#network/rpc/nodeReply.ts'

/** The part of a block that shows whether its transactions were pruned. */
export type Header = { number: Hex; hash: Hash; transactionsRoot?: Hash; transactions: unknown[] }

/** The root of a block without transactions. */
const emptyRoot = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

export function resultOf(reply: NodeReply | undefined): unknown {
  return reply && 'result' in reply ? reply.result : undefined
}

/** A refusal in one sentence. Its code is EIP-1474's for a missing resource. */
export function refusal(message: string): Extract<NodeReply, { error: unknown }> {
  return { error: { code: -32_001, message } }
}

export function isHeader(value: unknown): value is Header {
  return (
    typeof value === 'object' &&
    value !== null &&
    'transactions' in value &&
    Array.isArray(value.transactions)
  )
}

/** Whether the node's block has all of its transactions; a pruned one looks empty. */
export function isWhole({ transactions, transactionsRoot }: Header): boolean {
  return transactions.length > 0 || isEmpty(transactionsRoot)
}

/** Whether a block with this root never had a transaction. Nodes that send no root prune nothing. */
export function isEmpty(transactionsRoot: Hash | undefined): boolean {
  return transactionsRoot === undefined || transactionsRoot === emptyRoot
}
