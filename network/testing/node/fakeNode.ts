import { type Service, serve } from '#network/service/serve.ts'

type Call = { id: number; method: string; params?: unknown[] }
/**
 * The answers of the node by method. When a function throws, the node answers with an error. The node does not support
 * missing methods.
 */
export type FakeMethods = Record<string, (parameters: unknown[]) => unknown>

/** A JSON-RPC server for tests. It knows only the given methods. */
export function startFakeNode(methods: FakeMethods): Promise<Service> {
  async function answer(request: Request): Promise<Response> {
    const body = (await request.json()) as Call | Call[]
    return Response.json(Array.isArray(body) ? body.map(one) : one(body))
  }

  function one({ id, method, params }: Call) {
    const run = methods[method]
    if (!run) return { jsonrpc: '2.0', id, error: { code: -32601, message: `no method ${method}` } }
    try {
      return { jsonrpc: '2.0', id, result: run(params ?? []) }
    } catch (error) {
      return { jsonrpc: '2.0', id, error: { code: -32000, message: String(error) } }
    }
  }

  return serve(answer, { port: 0, name: 'fake node', variable: 'NONE' })
}
