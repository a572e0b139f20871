import type { RpcCall } from '#network/rpc/rpcClient.ts'
import { type Service, serve } from '#network/service/serve.ts'

type Call = RpcCall & { id: number }
type Answer = { jsonrpc: '2.0'; id: number; result?: unknown; error?: { code: number; message: string } }

/** Answers a request: with another answer, or with the node's, changed or late. */
export type Interceptor = (calls: Call[], ask: () => Promise<Answer[]>) => Promise<Answer[] | Response>

/** A node that misbehaves. It passes requests on to a real node, and `intercept` may change what happens. */
export function startRpcProxy(nodeUrl: string | (() => string), intercept: Interceptor): Promise<Service> {
  const ask = async (calls: Call[]): Promise<Answer[]> => {
    const headers = { 'content-type': 'application/json' }
    const url = typeof nodeUrl === 'string' ? nodeUrl : nodeUrl()
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(calls) })
    return (await response.json()) as Answer[]
  }
  return serve(
    async (request) => {
      const body = (await request.json()) as Call | Call[]
      const calls = [body].flat()
      const answers = await intercept(calls, () => ask(calls))
      if (answers instanceof Response) return answers
      return Response.json(Array.isArray(body) ? answers : answers[0])
    },
    { port: 0, name: 'proxy', variable: 'NONE' },
  )
}

/** A node without some methods, like Geth, which has no `trace_block`. */
export function without(...methods: string[]): Interceptor {
  return async (calls, ask) => {
    const answers = await ask()
    const missing = new Set(calls.filter((call) => methods.includes(call.method)).map((call) => call.id))
    return answers.map((answer) =>
      missing.has(answer.id)
        ? { jsonrpc: '2.0', id: answer.id, error: { code: -32601, message: 'Method not found' } }
        : answer,
    )
  }
}
