import * as v from 'valibot'
import { parseLosslessJson } from '#lib/wire/losslessJson.ts'
import { InterfaceError, type InterfaceName } from './errors.ts'
import { reportRequest, reportWhenLate } from './interfaceHealth.ts'
import { assertNotPaused, serverOf } from './pause/serverPause.ts'
import { responseError } from './responseError.ts'
import { endTries, timeLeft } from './sharedDeadline.ts'

type RequestOptions = {
  signal?: AbortSignal | undefined
  /** The time limit for the whole response, all tries together, in milliseconds; 10 s when left out. */
  deadline?: number
}

const defaultDeadline = 10_000
const largestBody: Record<InterfaceName, number> = {
  indexer: 4_000_000,
  node: 4_000_000,
  explorer: 6_000_000,
  lending: 1_000_000,
}

/**
 * Gets a JSON document and checks it with `schema`. Keys are as on the wire; integers too large for a double become
 * strings. Every failure is an InterfaceError, except an abort by the caller. After an answer 429 all requests to the
 * server fail as `limited`, without being sent, until the time it asked for is over.
 */
export async function getJson<const S extends v.GenericSchema>(
  from: InterfaceName,
  url: URL | string,
  schema: S,
  options: RequestOptions = {},
): Promise<v.InferOutput<S>> {
  return request(from, url, { method: 'GET' }, schema, options)
}

/** Posts a JSON body and reads a JSON document, like `getJson`. It never retries. */
export function postJson<const S extends v.GenericSchema>(
  from: InterfaceName,
  url: URL | string,
  body: unknown,
  schema: S,
  options: RequestOptions = {},
): Promise<v.InferOutput<S>> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return request(from, url, init, schema, options)
}

async function request<const S extends v.GenericSchema>(
  from: InterfaceName,
  url: URL | string,
  init: RequestInit,
  schema: S,
  { signal, deadline = defaultDeadline }: RequestOptions,
): Promise<v.InferOutput<S>> {
  assertNotPaused(from, url)
  const started = performance.now()
  const tries = `${url} ${init.body ?? ''}`
  const timeout = AbortSignal.timeout(timeLeft(tries, deadline, signal))
  const answered = reportWhenLate(from)
  const both = signal ? AbortSignal.any([signal, timeout]) : timeout
  try {
    const body = await send(from, url, { ...init, signal: both })
    const output = checked(from, schema, body)
    endTries(tries, signal)
    reportRequest(from, { latency: performance.now() - started })
    return output
  } catch (cause) {
    if (signal?.aborted) throw cause
    const error = asInterfaceError(from, cause, timeout.aborted)
    reportRequest(from, { error })
    throw error
  } finally {
    answered()
  }
}

async function send(from: InterfaceName, url: URL | string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  const body = await readBody(from, response)
  if (!response.ok) {
    const error = responseError(from, response, body)
    if (error.kind !== 'limited') throw error
    const { limitedError } = await import('./pause/limitedError.ts')
    throw limitedError(error, serverOf(from, url), response.headers)
  }
  try {
    return parseLosslessJson(body)
  } catch (cause) {
    throw new InterfaceError(from, 'malformed', describeBody(body), { cause, status: response.status })
  }
}

/**
 * Reads the whole body as text. Throws InterfaceError when it is longer than the interface's limit, so that a huge
 * response does not fill the memory.
 */
export async function readBody(from: InterfaceName, response: Response): Promise<string> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > largestBody[from]) {
      await reader.cancel().catch(() => undefined)
      throw new InterfaceError(from, 'malformed', 'The answer is too large.', { status: response.status })
    }
    text += decoder.decode(value, { stream: true })
  }
}

function checked<const S extends v.GenericSchema>(from: InterfaceName, schema: S, body: unknown) {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const [issue] = result.issues
  const where = v.getDotPath(issue) ?? 'the answer'
  throw new InterfaceError(from, 'malformed', `Unexpected answer: ${where}: ${issue.message}`.slice(0, 200))
}

function describeBody(body: string): string {
  if (body.trim() === '') return 'The answer was empty.'
  if (/^\s*</.test(body)) return 'The answer was a web page, not data.'
  return 'The answer was not readable.'
}

function asInterfaceError(from: InterfaceName, cause: unknown, timedOut: boolean): InterfaceError {
  if (cause instanceof InterfaceError) return cause
  if (timedOut) return new InterfaceError(from, 'timeout', 'No complete answer in time.', { cause })
  return new InterfaceError(from, 'unreachable', 'No connection.', { cause })
}
