import type { Hash } from '#lib/wire/shapes.ts'

/** What is known about a transaction the explorer calls dropped or replaced. */
export type DroppedFate =
  /** Another transaction of the sender has its nonce. */
  | { kind: 'replaced'; by: Hash }
  /** Its nonce is used and the node does not know it: an unknown transaction replaced it. */
  | { kind: 'superseded' }
  /** The node has it in a block after all. */
  | { kind: 'mined'; block: number }
  /** The node still has it in its mempool. */
  | { kind: 'held' }
  /** Its nonce is still unused. */
  | { kind: 'open' }
  | { kind: 'unknown' }

type Evidence = {
  nonce: number | null
  /** The mined transaction of the same sender and nonce. */
  successor: Hash | null
  /** The transaction on the node; null when the node does not know it, undefined without an answer. */
  onNode: { blockNumber: number | null } | null | undefined
  /** How many transactions of the sender are in blocks. */
  count: number | null | undefined
}

/**
 * Decides what happened to a dropped transaction. Proof comes first: a block, then a used nonce, then the node's
 * mempool.
 */
export function droppedFate({ nonce, successor, onNode, count }: Evidence): DroppedFate {
  if (onNode && onNode.blockNumber !== null) return { kind: 'mined', block: onNode.blockNumber }
  if (successor !== null) return { kind: 'replaced', by: successor }
  if (onNode) return { kind: 'held' }
  if (nonce === null || typeof count !== 'number') return { kind: 'unknown' }
  if (count <= nonce) return { kind: 'open' }
  return { kind: onNode === null ? 'superseded' : 'unknown' }
}
