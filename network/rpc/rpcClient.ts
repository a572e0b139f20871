import { setTimeout as wait } from 'node:timers/promises'
import { isRead } from './readMethods.ts'

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

/** The node sent something that is no answer to what it was asked, such as the error page of a proxy before it. */
class Unanswered extends Error {}

/** Talks to a node over HTTP. `batch` answers in the order of its calls, with an `RpcError` for each refused one. */
export type Rpc = {
  call<Result>(method: string, params?: unknown[]): Promise<Result>
  batch(calls: RpcCall[]): Promise<unknown[]>
}

type Answer = { id: number | null; result?: unknown; error?: { code: number; message: string } }

/** Calls in one HTTP request. Nodes limit the size of bodies. */
const largestBatch = 100
/** Requests at once to a node that answers only one call a request. */
const singlesAtOnce = 8
/**
 * Requests at a smaller size after which twice as many calls are tried again, because the refusal may have been
 * temporary.
 */
const requestsUntilLonger = 100
const deadline = 30_000
/** How often reads are sent that the node leaves unanswered. A block needs dozens of requests, all of them answered. */
const mostTries = 3
/** Milliseconds before the second try; the pause grows with each. */
const pause = 50

/**
 * Opens a client. A node that refuses a batch, or one this long, gets shorter ones, down to one call a request. Reads that
 * it leaves unanswered are sent again. A node that stays busy or away fails the call and keeps the size.
 */
export function createRpc(url: string): Rpc {
  // Error messages show only the host: the path may hold a key.
  const { host } = new URL(url)
  let batchSize = largestBatch
  let answeredRequests = 0

  async function send(body: object | object[]): Promise<{ status: number; answer: unknown }> {
    const post = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(deadline),
      })
    const response = await post().catch((error: unknown) => {
      if (isClosedConnection(error) && [body].flat().every(isRead)) return post()
      throw error
    })
    return { status: response.status, answer: await response.json().catch(nothingUnreadable) }
  }

  /** A node that has had enough is not asked again at once. */
  function silent(what: string, status: number, answer: unknown): Error {
    const sentence = `The node at ${host} ${what} (${status})`
    const isLimit = status === tooManyRequests || (isAnswer(answer) && answer.error?.code === tooManyRequests)
    return isLimit ? new Error(sentence) : new Unanswered(sentence)
  }

  /** Asks again for reads that were left unanswered. */
  async function answered<Answers>(calls: RpcCall[], ask: () => Promise<Answers>): Promise<Answers> {
    for (let tries = 1; ; tries++)
      try {
        return await ask()
      } catch (error) {
        if (!(error instanceof Unanswered) || tries === mostTries || !calls.every(isRead)) throw error
        await wait(tries * pause)
      }
  }

  /** Throws when the node limited a call: taken for an answer, a token would stay without a name for ever. */
  function assertUnlimited(answers: Answer[]): void {
    if (answers.some(({ error }) => error && limitCodes.includes(error.code)))
      throw new Error(`The node at ${host} limits how much it is asked`)
  }

  async function postOne(call: RpcCall): Promise<unknown> {
    const { status, answer } = await send({ jsonrpc: '2.0', id: 0, ...call })
    if (!isAnswer(answer) || busyStatuses.includes(status)) throw silent('did not answer', status, answer)
    assertUnlimited([answer])
    assertNewest(host, call, answer)
    return resultOf(call.method, answer)
  }

  /** Undefined when the node refuses a batch of this size. */
  async function postBatch(calls: RpcCall[]): Promise<unknown[] | undefined> {
    const { status, answer } = await send(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })))
    if (!Array.isArray(answer)) {
      const isRefused = isAnswer(answer) && answer.error?.code !== tooManyRequests
      if (isRefused && !busyStatuses.includes(status)) return undefined
      throw silent('did not answer a batch', status, answer)
    }
    const answers = answer as Answer[]
    // Geth refuses a long batch with one answer that belongs to no call.
    if (answers.length === 1 && answers[0]?.id === null && calls.length > 1) return undefined
    assertUnlimited(answers)
    const byId = new Map(answers.map((one) => [one.id, one]))
    return calls.map((call, id) => {
      const one = byId.get(id)
      if (!one) throw new Unanswered(`The node at ${host} left out the answer to ${call.method}`)
      assertNewest(host, call, one)
      return resultOf(call.method, one)
    })
  }

  async function batch(calls: RpcCall[]): Promise<unknown[]> {
    const answers: unknown[] = []
    while (answers.length < calls.length) {
      const size = batchSize === 1 ? singlesAtOnce : batchSize
      answers.push(...(await sendSome(calls.slice(answers.length, answers.length + size))))
    }
    return answers
  }

  /** The answers to these calls. None when the node refuses so many: fewer are sent from then on. */
  async function sendSome(calls: RpcCall[]): Promise<unknown[]> {
    const requests = batchSize === 1 ? calls.length : 1
    const answers =
      batchSize === 1
        ? await Promise.all(calls.map((call) => answered([call], () => postOne(call))))
        : await answered(calls, () => postBatch(calls))
    answeredRequests = answers ? answeredRequests + requests : 0
    if (!answers) batchSize = Math.max(1, Math.floor(calls.length / 2))
    if (answeredRequests >= requestsUntilLonger) {
      batchSize = Math.min(largestBatch, batchSize * 2)
      answeredRequests = 0
    }
    return answers ?? []
  }

  async function call<Result>(method: string, params: unknown[] = []): Promise<Result> {
    const [result] = await batch([{ method, params }])
    if (result instanceof RpcError) throw result
    return result as Result
  }

  return { call, batch }
}

const tooManyRequests = 429
/** The node cannot answer now. Its body may be a JSON-RPC error all the same. */
const busyStatuses = [tooManyRequests, 502, 503, 504]
/** Error codes of rate-limited calls, also inside of an otherwise answered batch (EIP-1474, and the HTTP status). */
const limitCodes = [-32_005, tooManyRequests]

/** A page in place of JSON is no answer. A connection that broke on the way is another failure. */
function nothingUnreadable(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error
}

/** Whether the node closed an idle connection, perhaps at the moment of its next use. */
function isClosedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return (
    cause instanceof Error &&
    'code' in cause &&
    ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(String(cause.code))
  )
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('result' in value || 'error' in value)
}

function resultOf(method: string, { result, error }: Answer): unknown {
  return error ? new RpcError(method, error.code, error.message) : result
}

/** Throws when the node just lost its newest block in a reorg: taken for an answer, a token would be none. */
function assertNewest(host: string, { method, params }: RpcCall, { error }: Answer): void {
  if (error && params?.at(-1) === 'latest' && noBlockWords.test(error.message))
    throw new Unanswered(`The node at ${host} did not find its newest block for ${method}`)
}

const noBlockWords = /BlockOutOfRange|header not found|unknown block|block( \S+)? not found/i

const forgottenWords =
  /missing trie node|\b(state|history)\b.*\b(unavailable|missing|not (available|found|stored))|\b(historical|no) state\b|\bpruned\b|\barchive\b/is

/** Whether a node has pruned the state that a call needs; a retry cannot help. */
export function isForgottenState(answer: unknown): boolean {
  return answer instanceof RpcError && forgottenWords.test(answer.message)
}

const missingCodes = [-32601, -32004]
const missingWords =
  /\b(method|module|namespace|tracers?)\b.*(\bnot\b|unsupported|unknown|disabled)|unknown method/is

/** Whether a node does not have a method at all, as opposed to one that fails for this block or address. */
export function isMissingMethod(answer: unknown): boolean {
  if (!(answer instanceof RpcError)) return false
  return missingCodes.includes(answer.code) || missingWords.test(answer.message)
}
