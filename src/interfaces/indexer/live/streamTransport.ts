import type { Subscription, Transport } from './transport.ts'

const probeTimeout = 5_000
const idleTimeout = 45_000
const maxEventLength = 1_000_000

/** Subscriptions over server-sent events, one POST each. Servers send comments: after 45 s of nothing the connection is dead. */
export function streamTransport(url: string): Transport {
  return {
    subscribe(subscription, sink) {
      const stop = new AbortController()
      listen(url, subscription, stop, sink.connected, sink.next)
        .catch(() => undefined)
        .finally(() => {
          if (!stop.signal.aborted || stop.signal.reason === 'idle') sink.ended()
        })
      return () => stop.abort('closed')
    },
  }
}

/** What a subscription over POST gets at `url`: a stream of events, another answer, or none at all. Never throws. */
export async function probeStream(url: string): Promise<'stream' | 'other' | 'unreachable'> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), probeTimeout)
  try {
    const response = await post(
      url,
      { query: 'subscription { newMarket { id } }', variables: {} },
      stop.signal,
    )
    return isStream(response) ? 'stream' : 'other'
  } catch {
    return 'unreachable'
  } finally {
    clearTimeout(timer)
    stop.abort()
  }
}

async function listen(
  url: string,
  subscription: Subscription,
  stop: AbortController,
  connected: () => void,
  next: (data: unknown) => void,
) {
  const response = await post(url, subscription, stop.signal)
  if (!isStream(response) || !response.body) return
  connected()
  for await (const event of eventsOf(response.body, stop)) {
    if (/^event: ?complete/m.test(event)) return
    const data = eventData(event)
    if (data) next(data)
  }
}

/** The events of a body as text. Ends with the body and on an event that is too long; aborts after 45 s of nothing. */
async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, stop: AbortController) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''
  while (buffer.length < maxEventLength) {
    const timer = setTimeout(() => stop.abort('idle'), idleTimeout)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return
    const events = `${buffer}${value}`.replaceAll('\r\n', '\n').split('\n\n')
    buffer = events.pop() ?? ''
    yield* events
  }
}

/** The `data` of one event; null for a comment, an error and anything that cannot be read. */
function eventData(event: string): unknown {
  const lines = event.split('\n').filter((line) => line.startsWith('data:'))
  try {
    return JSON.parse(lines.map((line) => line.slice(5)).join('\n'))?.data ?? null
  } catch {
    return null
  }
}

/** The header is exactly this: some servers compare the whole header and answer 404 to a longer one. */
function post(url: string, subscription: Subscription, signal: AbortSignal) {
  return fetch(url, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  })
}

function isStream(response: Response) {
  return response.ok && (response.headers.get('content-type') ?? '').includes('text/event-stream')
}
