import type { Hex } from 'viem'

/** One JSON-RPC request. */
export type RpcRequest = { method: string; params: unknown[] }

/** What the node answered to one request of several. */
export type RpcAnswer = { result?: unknown; error?: { code: number; message: string } }

/** A log as it comes from the node: addresses and topics in lower case. */
export type RawLog = { address: Hex; topics: Hex[]; data: Hex; blockNumber: Hex; transactionHash: Hex }

/** Asks the node, one thing or many at once. */
export type Rpc = {
  /** Throws with the node's words when it refuses. */
  ask<T>(method: string, ...params: unknown[]): Promise<T>
  /** Answers come in the order of the requests; a refusal is an answer. */
  askAll(requests: RpcRequest[]): Promise<RpcAnswer[]>
}

const deadline = 30_000

/** A plain JSON-RPC client that batches, for thousands of transactions. */
export function createRpc(rpcUrl: string): Rpc {
  async function post(body: unknown) {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(deadline),
    })
    return response.json()
  }

  async function askAll(requests: RpcRequest[]) {
    if (requests.length === 0) return []
    const batch = requests.map((request, id) => ({ jsonrpc: '2.0', id, ...request }))
    const answers = (await post(batch)) as (RpcAnswer & { id: number })[]
    return answers.sort((one, other) => one.id - other.id)
  }

  async function ask<T>(method: string, ...params: unknown[]) {
    const answer = (await post({ jsonrpc: '2.0', id: 0, method, params })) as RpcAnswer
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
    return answer.result as T
  }

  return { ask, askAll }
}
