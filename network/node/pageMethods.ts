/** The handling of a page's request to a node: a body to forward, or a refusal to answer. */
type PageRequest = { forward: string } | { refusal: object }

/**
 * Reading, signed transactions and subscriptions. Methods of later versions of the node are refused until listed here.
 */
const forPages = /^(eth|net|web3|trace|txpool|ots|erigon)_|^debug_(trace|get)/
/** Methods that the node signs itself, with publicly known keys. */
const signing = /^eth_(sign|sendTransaction|sendUnsigned|resend|submit)|^txpool_.*(drop|remove|set)/i

/** The most calls of a batch: each short one may have a long answer. */
const longestBatch = 1_000

/**
 * Reads what a page sent to the node: forwarded requests are serialised again, because two programs may parse the same
 * text differently. A batch with one refused method is refused whole.
 */
export function readPageRequest(text: string): PageRequest {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return { refusal: errorOf(null, -32700, 'The request is not JSON.') }
  }
  const calls: unknown[] = Array.isArray(read) ? read : [read]
  if (calls.length > longestBatch)
    return { refusal: errorOf(null, -32600, `A page may send at most ${longestBatch} calls at once.`) }
  const refused = calls.map(methodOf).find((method) => method === undefined || !isForPages(method))
  if (calls.length > 0 && calls.every((call) => isForPages(methodOf(call))))
    return { forward: JSON.stringify(read) }
  const sentence = `${refused === undefined ? 'A request without a method' : refused.slice(0, 80)} is not for pages: scripts may call the methods of the development node, and TIDELINE_DEVELOPMENT_METHODS=pages opens them.`
  const errors = calls.map((call) => errorOf(idOf(call), -32601, sentence))
  return {
    refusal:
      Array.isArray(read) && errors.length > 0 ? errors : (errors[0] ?? errorOf(null, -32600, sentence)),
  }
}

function isForPages(method: string | undefined): boolean {
  return method !== undefined && forPages.test(method) && !signing.test(method)
}

function methodOf(call: unknown): string | undefined {
  return isRecord(call) && typeof call.method === 'string' ? call.method : undefined
}

function idOf(call: unknown): unknown {
  return isRecord(call) ? (call.id ?? null) : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** An error as JSON-RPC has it. */
export function errorOf(id: unknown, code: number, message: string): object {
  return { jsonrpc: '2.0', id, error: { code, message } }
}
