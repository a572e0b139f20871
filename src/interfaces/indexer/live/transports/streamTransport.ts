import { createClient } from 'graphql-sse'
import type { Transport } from '#interfaces/indexer/graphql/transport.ts'

const probeTimeout = 5_000
/** Milliseconds that a stream may be silent while its server's heartbeat is unknown. */
const longestSilence = 45_000
const shortestSilence = 14_000
const shortestHeartbeat = 5_000
/** Milliseconds that a heartbeat may be late. */
const heartbeatGrace = 2_000
const longestEvent = 1_000_000
const lineFeed = 10

/** Milliseconds between two heartbeats of a server, the longest ones heard. */
const heartbeats = new Map<string, number>()

/**
 * Subscriptions over server-sent events, one POST each, by `graphql-sse`. The library does not retry: `liveConnection.ts`
 * does, the same for every transport. It does not notice a half-open stream either: `watchStream` does.
 */
export function streamTransport(url: string): Transport {
  const client = createClient({
    url,
    retryAttempts: 0,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    fetchFn: (address: string, init: RequestInit) => fetchStream(address, init),
  })
  return {
    subscribe(subscription, sink) {
      let isOver = false
      const end = () => {
        if (!isOver) sink.ended()
        isOver = true
      }
      const unsubscribe = client.subscribe(
        subscription,
        { next: ({ data }) => data && sink.next(data), error: end, complete: end },
        { connected: () => sink.connected() },
      )
      return () => {
        isOver = true
        unsubscribe()
      }
    },
  }
}

/**
 * The kind of answer that a subscription over POST gets at `url`: a stream of events, another answer, or none. Never
 * throws.
 */
export async function probeStream(url: string): Promise<'stream' | 'other' | 'unreachable'> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), probeTimeout)
  try {
    const response = await fetch(url, {
      method: 'POST',
      // The header has exactly this value: some servers compare the whole header and answer 404 to a longer one.
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'subscription { newMarket { id } }', variables: {} }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: stop.signal,
    })
    return isStream(response) ? 'stream' : 'other'
  } catch {
    return 'unreachable'
  } finally {
    clearTimeout(timer)
    stop.abort()
  }
}

/** The response with a watched body. Throws when it is no stream of events. */
async function fetchStream(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  if (!isStream(response) || !response.body) throw new Error(`No stream of events: ${response.status}.`)
  return new Response(response.body.pipeThrough(watchStream(url, init.signal)))
}

function isStream(response: Response) {
  return response.ok && (response.headers.get('content-type') ?? '').includes('text/event-stream')
}

/**
 * Passes a stream on, and fails it when it is half-open: servers send empty comments at a regular interval, and the
 * next one is missing. Also fails it when a line is longer than a megabyte, so that it does not fill the memory.
 */
function watchStream(url: string, signal?: AbortSignal | null) {
  const decoder = new TextDecoder()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastBeat: number | undefined
  let lineLength = 0

  function expectMore(controller: TransformStreamDefaultController) {
    clearTimeout(timer)
    if (signal?.aborted) return
    timer = setTimeout(() => {
      heartbeats.delete(url)
      controller.error(new Error('The stream is silent.'))
    }, silenceOf(url))
  }

  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    start(controller) {
      signal?.addEventListener('abort', () => clearTimeout(timer), { once: true })
      expectMore(controller)
    },
    transform(chunk, controller) {
      const lineEnd = chunk.lastIndexOf(lineFeed)
      lineLength = lineEnd < 0 ? lineLength + chunk.length : chunk.length - lineEnd
      if (lineLength > longestEvent) throw new Error('An event is too long.')
      if (/^:/m.test(decoder.decode(chunk))) {
        const beat = Date.now()
        if (lastBeat !== undefined) learnHeartbeat(url, beat - lastBeat)
        lastBeat = beat
      }
      expectMore(controller)
      controller.enqueue(chunk)
    },
    flush: () => clearTimeout(timer),
  })
}

/** Milliseconds that a server's stream may be silent before it counts as half-open. */
function silenceOf(url: string) {
  const heartbeat = heartbeats.get(url)
  if (heartbeat === undefined) return longestSilence
  return Math.min(longestSilence, Math.max(shortestSilence, heartbeat + heartbeatGrace))
}

/**
 * Learns the heartbeat from the time between two comments. Comments right after one another, as at the beginning of a
 * stream, do not count.
 */
function learnHeartbeat(url: string, gap: number) {
  if (gap >= shortestHeartbeat) heartbeats.set(url, Math.max(heartbeats.get(url) ?? 0, gap))
}
