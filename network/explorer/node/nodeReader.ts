import { createPublicClient, http, type PublicClient } from 'viem'

/** A reader of the node. Calls made in the same tick travel in one request. */
export type Node = PublicClient

/** Opens a reader. It asks nothing until a method is called, and no call takes longer than five seconds. */
export function openNode(rpcUrl: string): Node {
  return createPublicClient({
    transport: http(rpcUrl, { batch: true, timeout: 5_000, retryCount: 0 }),
  })
}
