import {
  type AnyVariables,
  Client,
  type CombinedError,
  createRequest,
  type DocumentInput,
  fetchExchange,
  type OperationResult,
  subscriptionExchange,
} from 'urql'
import { inServerForm } from '#interfaces/indexer/graphql/addressForm.ts'
import type { Sink, Transport } from '#interfaces/indexer/graphql/transport.ts'
import { config } from '#lib/browser/config/config.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { readBody } from '#lib/requests/http.ts'
import { reportRequest, reportWhenLate } from '#lib/requests/interfaceHealth.ts'
import { assertNotPaused, serverOf } from '#lib/requests/pause/serverPause.ts'
import { endTries, timeLeft } from '#lib/requests/sharedDeadline.ts'

const deadline = 10_000
let opened: Client | undefined
let subscriptions = 0

/**
 * Sends one query over POST and returns its data. The deadline covers the whole body; an abort by the caller stops the
 * request. Throws `InterfaceError`, except for the caller's own abort.
 */
export async function send<Data, Variables>(
  document: DocumentInput<Data, AnyVariables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  assertNotPaused('indexer', endpoint())
  const started = performance.now()
  const answered = reportWhenLate('indexer')
  const result = await untilAborted(request(document, variables as AnyVariables, signal), signal).finally(
    answered,
  )
  const error = errorOf(result)
  if (error) {
    reportRequest('indexer', { error })
    throw error
  }
  reportRequest('indexer', { latency: performance.now() - started })
  return result.data as Data
}

/** Data of one subscription as it arrives; `connected` and `ended` as of a transport's sink. */
type SubscriptionSink<Data> = Pick<Sink, 'connected' | 'ended'> & { next(data: Data): void }

/** Runs a subscription over a transport until the returned function is called. */
export function subscribe<Data, Variables extends Record<string, unknown>>(
  transport: Transport,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  { connected, next, ended }: SubscriptionSink<Data>,
): () => void {
  subscriptions += 1
  // urql joins subscriptions of one key, and the second would never learn that it is connected: so each gets its own
  // key.
  const request = {
    ...createRequest<Data, AnyVariables>(document, inServerForm(variables)),
    key: -subscriptions,
  }
  const source = client().executeSubscription<Data>(request, { transport, connected, ended })
  return source.subscribe(({ data, hasNext }) => {
    if (data && hasNext) next(data)
  }).unsubscribe
}

/** The context of a subscription's operation carries its transport and its sink. */
const forwardSubscriptions = subscriptionExchange({
  forwardSubscription: ({ query = '', variables }, { context }) => ({
    subscribe: (observer) => ({
      unsubscribe: (context.transport as Transport).subscribe(
        { query, variables: { ...variables } },
        {
          connected: context.connected,
          next: (data) => observer.next({ data: data as Record<string, unknown> }),
          ended() {
            observer.complete()
            context.ended()
          },
        },
      ),
    }),
  }),
})

/** No cache exchange: TanStack Query is the one cache of the app. */
function client(): Client {
  opened ??= new Client({
    url: endpoint(),
    exchanges: [forwardSubscriptions, fetchExchange],
    preferGetMethod: false,
  })
  return opened
}

function request<Data>(
  document: DocumentInput<Data, AnyVariables>,
  variables: AnyVariables,
  signal?: AbortSignal,
) {
  return client().query(document, variables, {
    fetch: (input, init) => fetchWhole(input, init, signal),
    fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' },
  })
}

function endpoint(): string {
  return `${config().indexerUrl}/graphql`
}

/** Urql answers an aborted request with its own error; this rejects with the caller's reason instead. */
function untilAborted<Data>(
  source: PromiseLike<OperationResult<Data>>,
  signal?: AbortSignal,
): Promise<OperationResult<Data>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const abandon = () => reject(signal?.reason)
    signal?.addEventListener('abort', abandon, { once: true })
    void source.then(resolve, reject).then(() => signal?.removeEventListener('abort', abandon))
  })
}

/** Reads the whole body under the deadline and the size limit before anything parses it. */
async function fetchWhole(input: RequestInfo | URL, init: RequestInit = {}, signal?: AbortSignal) {
  const tries = String(init.body)
  const timeout = AbortSignal.timeout(timeLeft(tries, deadline, signal))
  const signals = [timeout, init.signal, signal].filter((each) => each instanceof AbortSignal)
  const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) })
  const body = await readBody('indexer', response)
  if (response.status === 429) {
    const error = new InterfaceError('indexer', 'limited', 'Too many requests.', { status: 429 })
    const { limitedError } = await import('#lib/requests/pause/limitedError.ts')
    throw limitedError(error, serverOf('indexer', endpoint()), response.headers)
  }
  if (/^\s*</.test(body)) throw new SyntaxError('The answer was a web page, not data.')
  if (response.ok) endTries(tries, signal)
  return new Response(body, {
    status: response.status,
    statusText: response.statusText,
    headers: { 'content-type': 'application/json' },
  })
}

function errorOf({ data, error }: OperationResult): InterfaceError | undefined {
  if (error) return failure(error)
  if (data === undefined || data === null)
    return new InterfaceError('indexer', 'malformed', 'The answer held no data.')
  return undefined
}

/** The kind of failure an urql error is. */
function failure(error: CombinedError): InterfaceError {
  const status: number | undefined = error.response?.status
  const options = { cause: error, ...(status === undefined ? {} : { status }) }
  const { networkError } = error
  if (networkError instanceof InterfaceError) return networkError
  if (error.graphQLErrors.length > 0) {
    const message = error.graphQLErrors[0]?.message.slice(0, 200) ?? 'The query was refused.'
    return new InterfaceError('indexer', 'refused', message, { ...options, status: status ?? 200 })
  }
  if (networkError?.name === 'TimeoutError') {
    return new InterfaceError('indexer', 'timeout', 'No complete answer in time.', options)
  }
  if (networkError instanceof SyntaxError) {
    return new InterfaceError('indexer', 'malformed', networkError.message, options)
  }
  if (status !== undefined && status >= 400) {
    return new InterfaceError('indexer', 'refused', `The answer was ${status}.`, options)
  }
  if (status !== undefined)
    return new InterfaceError('indexer', 'malformed', 'The answer was not readable.', options)
  return new InterfaceError('indexer', 'unreachable', 'No connection.', options)
}
