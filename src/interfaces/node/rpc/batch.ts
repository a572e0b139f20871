import * as v from 'valibot'
import { config } from '#lib/browser/config/config.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { postJson } from '#lib/requests/http.ts'
import { abortedByAll } from '#lib/requests/sharedAbort.ts'

const errorSchema = v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) })
/** The codes of a revert and of a missing method: with any status they are about the call, and not about a busy node. */
const aboutCall = [3, -32_601]

const answerSchema = v.object({
  id: v.unknown(),
  result: v.optional(v.unknown()),
  error: v.optional(v.nullable(errorSchema)),
})
/** A refused request whose body is the error object of the call. */
const refusalSchema = v.object({ error: errorSchema })

/**
 * The JSON-RPC errors and HTTP statuses of a node that did not understand the request. Other errors may come from a
 * busy node.
 */
const notUnderstoodStatuses = [400, 404, 405, 415, 422]
const notUnderstoodSchema = v.object({ error: v.object({ code: v.picklist([-32_700, -32_600, -32_601]) }) })

export type Answer = v.InferOutput<typeof answerSchema>

type Call = {
  body: { jsonrpc: '2.0'; id: number; method: string; params: readonly unknown[] }
  signal: AbortSignal | undefined
  /** The deadline of the answer, in epoch milliseconds. */
  endsAt: number
}

type Waiting = Call & {
  resolve: (answer: Answer | Promise<Answer>) => void
  reject: (cause: unknown) => void
}

/** The most calls in a batch: more than a page makes at once; some nodes refuse longer batches. */
const longestBatch = 20

let waiting: Waiting[] = []
/**
 * URLs of nodes without batches, which did not understand one but answered its calls sent alone; and how many more
 * calls are sent alone before a batch is tried again, because the refusal may have been a gateway's.
 */
const single = new Map<string, number>()
const callsUntilBatch = 100

/**
 * Sends one call in a request of its own. Some nodes send the error object of a call with an HTTP status of failure:
 * it is an answer like any other. Throws InterfaceError, which is never `not-found`, because that is said of records.
 */
export async function sendAlone({ body, signal, endsAt }: Call): Promise<Answer> {
  const deadline = untilTime(endsAt)
  try {
    return await postJson('node', config().rpcUrl, body, answerSchema, { signal, deadline })
  } catch (error) {
    if (!(error instanceof InterfaceError) || error.kind === 'limited') throw error
    const { status = 0, message } = error
    const answer = v.safeParse(refusalSchema, error.body)
    if (answer.success && (status < 500 || aboutCall.includes(answer.output.error.code)))
      return { ...answer.output, id: body.id }
    if (!isRefused(error) && status !== 501) throw error
    throw new InterfaceError('node', 'refused', message, { cause: { message }, status })
  }
}

/** Sends a read-only call in one request, and one preflight, with all others of the same moment. */
export function sendTogether(call: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) queueMicrotask(sendWaiting)
    waiting.push({ ...call, resolve, reject })
  })
}

function sendWaiting() {
  const calls = waiting.filter(({ signal }) => !signal?.aborted)
  for (const { signal, reject } of waiting) if (signal?.aborted) reject(signal.reason)
  waiting = []
  for (let start = 0; start < calls.length; start += longestBatch)
    void settle(calls.slice(start, start + longestBatch))
}

async function settle(calls: readonly Waiting[]): Promise<void> {
  const { rpcUrl } = config()
  if (calls.length === 1 || isSingle(rpcUrl, calls.length)) {
    for (const call of calls) call.resolve(sendAlone(call))
    return
  }
  const signal = abortedByAll(calls)
  const endsAt = Math.max(...calls.map((call) => call.endsAt))
  const timers = calls
    .filter((call) => call.endsAt < endsAt)
    .map((call) => setTimeout(call.reject, untilTime(call.endsAt), late()))
  const bodies = calls.map(({ body }) => body)
  try {
    const answers = await postJson('node', rpcUrl, bodies, v.unknown(), {
      signal,
      deadline: untilTime(endsAt),
    })
    if (Array.isArray(answers)) deliver(answers, calls)
    else sendAgain(calls, v.is(notUnderstoodSchema, answers))
  } catch (error) {
    if (isRefused(error)) return sendAgain(calls, notUnderstoodStatuses.includes(error.status ?? 0))
    for (const { reject } of calls) reject(error)
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Whether these calls are sent alone, which counts them. */
function isSingle(rpcUrl: string, calls: number): boolean {
  const left = single.get(rpcUrl) ?? 0
  if (left > 0) single.set(rpcUrl, left - calls)
  return left > 0
}

/** Gives each call its answer, by its id. */
function deliver(answers: readonly (Partial<Answer> | null)[], calls: readonly Waiting[]) {
  for (const { body, resolve, reject } of calls) {
    const answer = v.safeParse(
      answerSchema,
      answers.find((each) => each?.id === body.id),
    )
    if (answer.success) resolve(answer.output)
    else reject(new InterfaceError('node', 'malformed', `The node did not answer ${body.method}.`))
  }
}

function untilTime(endsAt: number) {
  return Math.max(0, endsAt - Date.now())
}

function late() {
  return new InterfaceError('node', 'timeout', 'No complete answer in time.')
}

/**
 * Whether the node refused the request itself. Only then its calls are sent again at once, not when the node is down or
 * busy.
 */
function isRefused(error: unknown): error is InterfaceError {
  if (!(error instanceof InterfaceError) || error.kind === 'limited') return false
  return error.status !== undefined && error.status >= 400 && error.status < 500
}

/**
 * Sends every call of a refused batch again, alone. If the node did not understand the batch, one answer proves that it
 * has no batches.
 */
function sendAgain(calls: readonly Waiting[], notUnderstood: boolean) {
  const { rpcUrl } = config()
  for (const call of calls) {
    const answer = sendAlone(call)
    call.resolve(answer)
    if (!notUnderstood) continue
    answer.then(
      ({ error }) => !error && single.set(rpcUrl, callsUntilBatch),
      () => undefined,
    )
  }
}
