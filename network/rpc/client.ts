/** A JSON-RPC call of a batch. */
export type RpcCall = { method: string; params: unknown[] }

/** The node answered with an error object: it refused the call. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  constructor(method: string, code: number, message: string) {
    super(`${method}: ${message}`)
    this.code = code
  }
}

/** Talks to a node over HTTP. `batch` answers in the order of its calls, with an `RpcError` for each refused one. */
export type Rpc = {
  call<Result>(method: string, params?: unknown[]): Promise<Result>
  batch(calls: RpcCall[]): Promise<unknown[]>
}

type Answer = { id: number; result?: unknown; error?: { code: number; message: string } }

/** Calls in one HTTP request. Nodes limit the size of bodies. */
const batchSize = 100
const deadline = 30_000

export function createRpc(url: string): Rpc {
  // Error messages show only the host: the path may hold a key.
  const { host } = new URL(url)

  async function post(calls: RpcCall[]): Promise<unknown[]> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
      signal: AbortSignal.timeout(deadline),
    })
    const answers: unknown = await response.json()
    if (!Array.isArray(answers))
      throw new Error(`The node at ${host} did not answer a batch (${response.status})`)
    const byId = new Map((answers as Answer[]).map((answer) => [answer.id, answer]))
    return calls.map(({ method }, id) => {
      const answer = byId.get(id)
      if (!answer) throw new Error(`The node at ${host} left out the answer to ${method}`)
      return answer.error ? new RpcError(method, answer.error.code, answer.error.message) : answer.result
    })
  }

  async function batch(calls: RpcCall[]): Promise<unknown[]> {
    const chunks: RpcCall[][] = []
    for (let start = 0; start < calls.length; start += batchSize)
      chunks.push(calls.slice(start, start + batchSize))
    const answers: unknown[] = []
    for (const chunk of chunks) answers.push(...(await post(chunk)))
    return answers
  }

  async function call<Result>(method: string, params: unknown[] = []): Promise<Result> {
    const [result] = await post([{ method, params }])
    if (result instanceof RpcError) throw result
    return result as Result
  }

  return { call, batch }
}
