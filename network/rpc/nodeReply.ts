import type { RpcCall } from './rpcClient.ts'

/** What a node says to one call. */
export type NodeReply = { result: unknown } | { error: { code: number; message: string; data?: unknown } }

/** Asks a node, in the order of the calls. */
export type AskNode = (calls: RpcCall[]) => Promise<NodeReply[]>

/** Answers in place of a node what it forgot. */
export type Recall = {
  /** Whether a reply to this method may lack what the node forgot. */
  concerns(method: string): boolean
  /** The node's own reply, or the better one. `ask` reaches the node itself. */
  amend(call: RpcCall, reply: NodeReply, ask: AskNode): Promise<NodeReply>
}
