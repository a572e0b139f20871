import type { Hash } from '#lib/wire/shapes.ts'

/** What is known about a transaction the explorer calls dropped or replaced. */
export type DroppedFate =
  /** Another transaction of the sender has its nonce. */
  | { kind: 'replaced'; by: Hash }
  /** Its nonce is used up, and the node does not know it: another transaction has it, nobody says which. */
  | { kind: 'superseded' }
  /** The node has it in a block after all. */
  | { kind: 'mined'; block: number }
  /** The node still holds it. */
  | { kind: 'held' }
  /** Its nonce is still unused. */
  | { kind: 'open' }
  | { kind: 'unknown' }

type Evidence = {
  nonce: number | null
  /** The mined transaction of the same sender and nonce. */
  successor: Hash | null
  /** The transaction as the node has it; null when it does not know it, undefined when it was not heard. */
  onNode: { blockNumber: number | null } | null | undefined
  /** How many transactions of the sender are in blocks. */
  count: number | null | undefined
}

/** Proof goes before absence: a block, then the nonce, then the node's memory. */
export function droppedFate({ nonce, successor, onNode, count }: Evidence): DroppedFate {
  if (onNode && onNode.blockNumber !== null) return { kind: 'mined', block: onNode.blockNumber }
  if (successor !== null) return { kind: 'replaced', by: successor }
  if (onNode) return { kind: 'held' }
  if (nonce === null || typeof count !== 'number') return { kind: 'unknown' }
  if (count <= nonce) return { kind: 'open' }
  return { kind: onNode === null ? 'superseded' : 'unknown' }
}
