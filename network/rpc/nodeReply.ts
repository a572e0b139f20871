import type { RpcCall } from './rpcClient.ts'

/** A node's reply to one call. */
export type NodeReply = { result: unknown } | { error: { code: number; message: string; data?: unknown } }

/** Sends calls to a node; the replies are in the order of the calls. */
export type AskNode = (calls: RpcCall[]) => Promise<NodeReply[]>

/** Answers calls about data that a node has pruned. */
export type Recall = {
  /** Whether a reply to this method may lack pruned data. */
  concerns(method: string): boolean
  /** The node's own reply, or a more complete one. `ask` sends calls to the node itself. */
  amend(call: RpcCall, reply: NodeReply, ask: AskNode): Promise<NodeReply>
}
