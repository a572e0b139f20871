import type { Subscription, Transport } from './transport.ts'

const probeTimeout = 5_000
/** How long a stream may be silent whose server's heartbeat is not known yet. */
const longestSilence = 45_000
const shortestSilence = 14_000
const shortestHeartbeat = 5_000
/** How late a heartbeat may be. */
const heartbeatGrace = 2_000
const maxEventLength = 1_000_000

/** Milliseconds between two heartbeats of a server, the longest ones heard. */
const heartbeats = new Map<string, number>()

/**
 * Subscriptions over server-sent events, one POST each. Servers send empty comments in a rhythm of their own: a stream on
 * which the next one is missing is half-open.
 */
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
  for await (const event of eventsOf(response.body, url, stop)) {
    if (/^event: ?complete/m.test(event)) return
    const data = eventData(event)
    if (data) next(data)
  }
}

/** The events of a body as text. Ends with the body and on an event that is too long; aborts when it is silent for too long. */
async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, url: string, stop: AbortController) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''
  let lastBeat: number | undefined
  while (buffer.length < maxEventLength) {
    const timer = setTimeout(() => {
      heartbeats.delete(url)
      stop.abort('idle')
    }, silenceOf(url))
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return
    const events = `${buffer}${value}`.replaceAll('\r\n', '\n').split('\n\n')
    buffer = events.pop() ?? ''
    if (events.some(isHeartbeat)) {
      const beat = Date.now()
      if (lastBeat !== undefined) learnHeartbeat(url, beat - lastBeat)
      lastBeat = beat
    }
    yield* events
  }
}

/** How long a server's stream may be silent before it is taken for half-open. */
function silenceOf(url: string) {
  const heartbeat = heartbeats.get(url)
  if (heartbeat === undefined) return longestSilence
  return Math.min(longestSilence, Math.max(shortestSilence, heartbeat + heartbeatGrace))
}

/** A comment right after another one, as at the beginning of a stream, is no rhythm. */
function learnHeartbeat(url: string, gap: number) {
  if (gap >= shortestHeartbeat) heartbeats.set(url, Math.max(heartbeats.get(url) ?? 0, gap))
}

function isHeartbeat(event: string) {
  return event.startsWith(':') && !event.includes('\n')
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
