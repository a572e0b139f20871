import type { AskNode, NodeReply, Recall } from '#network/rpc/nodeReply.ts'
import type { RpcCall } from '#network/rpc/rpcClient.ts'
import { errorOf } from './pageMethods.ts'

/** Sends a text to the node and resolves to its answer. Undefined when the node does not answer. */
type Post = (text: string) => Promise<string | undefined>

type Call = RpcCall & { id?: unknown }
type Answer = { id: unknown } & NodeReply

/**
 * The answer to a request, with pruned parts from the store. Null when no call concerns the store, so that the request
 * passes unchanged. Undefined when the node does not answer.
 */
export async function amendedAnswer(
  text: string,
  recall: Recall,
  post: Post,
): Promise<string | undefined | null> {
  const calls = readCalls(text)
  if (!calls?.list.some(({ method, id }) => id !== undefined && recall.concerns(method))) return null
  const { list, isBatch } = calls
  // A caller may use an id twice.
  const sent = list.map((call, index) => (call.id === undefined ? call : { ...call, id: index }))
  const answered = await post(JSON.stringify(sent))
  if (answered === undefined) return undefined
  const read: unknown = JSON.parse(answered)
  // The node refused the whole batch.
  if (!Array.isArray(read)) return answered
  const byIndex = new Map((read as Answer[]).map((answer) => [answer.id, answer]))
  const answers = await Promise.all(
    list.map(async (call, index) => {
      const answer = byIndex.get(index)
      if (!answer) return undefined
      if (!recall.concerns(call.method)) return { ...answer, id: call.id }
      return { jsonrpc: '2.0', id: call.id, ...(await amend(recall, call, answer, post)) }
    }),
  )
  const all = answers.filter((answer) => answer !== undefined)
  return JSON.stringify(isBatch ? all : all[0])
}

/** Amends one answer. When the store fails, the call fails too, because the node's answer may be incomplete. */
async function amend(recall: Recall, call: Call, answer: Answer, post: Post): Promise<NodeReply> {
  const reply: NodeReply = 'error' in answer ? { error: answer.error } : { result: answer.result ?? null }
  const params = Array.isArray(call.params) ? call.params : []
  try {
    return await recall.amend({ method: call.method, params }, reply, askThrough(post))
  } catch {
    return { error: { code: -32_603, message: 'The store of the network does not answer.' } }
  }
}

function askThrough(post: Post): AskNode {
  return async (calls) => {
    const text = await post(JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))))
    const answers: unknown = JSON.parse(text ?? 'null')
    const list = Array.isArray(answers) ? (answers as Answer[]) : []
    return calls.map(
      (_, id) =>
        list.find((answer) => answer.id === id) ??
        (errorOf(id, -32_603, 'The node does not answer.') as NodeReply),
    )
  }
}

/** The calls of a request. Undefined for an invalid one, which the node refuses. */
function readCalls(text: string): { list: Call[]; isBatch: boolean } | undefined {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return undefined
  }
  const list: unknown[] = Array.isArray(read) ? read : [read]
  return list.length > 0 && list.every(isCall) ? { list, isBatch: Array.isArray(read) } : undefined
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && typeof value.method === 'string'
}
