import * as v from 'valibot'
import { config } from '#lib/browser/config/config.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { postJson } from '#lib/requests/http.ts'

const answerSchema = v.object({
  id: v.unknown(),
  result: v.optional(v.unknown()),
  error: v.optional(
    v.nullable(v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) })),
  ),
})

export type Answer = v.InferOutput<typeof answerSchema>

type Call = {
  body: { jsonrpc: '2.0'; id: number; method: string; params: readonly unknown[] }
  signal: AbortSignal | undefined
}

type Waiting = Call & {
  resolve: (answer: Answer | Promise<Answer>) => void
  reject: (cause: unknown) => void
}

/** More than a page asks for at once; some nodes refuse longer batches. */
const longestBatch = 20

let waiting: Waiting[] = []
/** Nodes that do not know batches. */
const single = new Set<string>()

/** Sends one call in a request of its own. Throws InterfaceError. */
export function sendAlone({ body, signal }: Call): Promise<Answer> {
  return postJson('node', config().rpcUrl, body, answerSchema, { signal })
}

/** Sends a call that only reads together with all those made at the same moment: one request, and one preflight. */
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
  if (calls.length === 1 || single.has(rpcUrl)) return sendEach(calls)
  const abort = new AbortController()
  for (const { signal, reject } of calls)
    signal?.addEventListener(
      'abort',
      () => {
        reject(signal.reason)
        if (calls.every((call) => call.signal?.aborted)) abort.abort(signal.reason)
      },
      { once: true },
    )
  try {
    const answers = await postJson(
      'node',
      rpcUrl,
      calls.map(({ body }) => body),
      v.unknown(),
      { signal: abort.signal },
    )
    if (!Array.isArray(answers)) return withoutBatches(rpcUrl, calls)
    for (const { body, resolve, reject } of calls) {
      const answer = v.safeParse(
        answerSchema,
        answers.find((each) => each?.id === body.id),
      )
      if (answer.success) resolve(answer.output)
      else reject(new InterfaceError('node', 'malformed', `The node did not answer ${body.method}.`))
    }
  } catch (error) {
    if (isRefused(error)) return withoutBatches(rpcUrl, calls)
    for (const { reject } of calls) reject(error)
  }
}

/** Whether the request itself was turned down. A node that is down or busy is not asked again at once. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof InterfaceError) || error.kind === 'limited') return false
  return error.status !== undefined && error.status >= 400 && error.status < 500
}

/** Every call again, alone, and every later one, too: this node answers a batch with an error. */
function withoutBatches(rpcUrl: string, calls: readonly Waiting[]) {
  single.add(rpcUrl)
  sendEach(calls)
}

function sendEach(calls: readonly Waiting[]) {
  for (const call of calls) call.resolve(sendAlone(call))
}
