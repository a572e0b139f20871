import type { Subscription, Transport } from './transport.ts'

const patience = 5_000
const silence = 45_000
const largestBuffer = 1_000_000

/** Subscriptions over server-sent events, one POST each. Servers send a comment now and then; 45 s of silence is a dead line. */
export function streamTransport(url: string): Transport {
  return {
    subscribe(subscription, sink) {
      const stop = new AbortController()
      listen(url, subscription, stop, sink.connected, sink.next)
        .catch(() => undefined)
        .finally(() => {
          if (!stop.signal.aborted || stop.signal.reason === 'silent') sink.ended()
        })
      return () => stop.abort('closed')
    },
  }
}

/** What a subscription over POST gets at `url`: a stream of events, another answer, or none at all. */
export async function streamAnswer(url: string): Promise<'stream' | 'other' | 'silent'> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), patience)
  try {
    const response = await post(
      url,
      { query: 'subscription { newMarket { id } }', variables: {} },
      stop.signal,
    )
    return isStream(response) ? 'stream' : 'other'
  } catch {
    return 'silent'
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

/** The events of a body as text. Ends with the body, on a giant event, or aborts after 45 s of silence. */
async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, stop: AbortController) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''
  while (buffer.length < largestBuffer) {
    const overdue = setTimeout(() => stop.abort('silent'), silence)
    const { done, value } = await reader.read().finally(() => clearTimeout(overdue))
    if (done) return
    const events = `${buffer}${value}`.replaceAll('\r\n', '\n').split('\n\n')
    buffer = events.pop() ?? ''
    yield* events
  }
}

/** The `data` of one event; null for a comment, an error or nonsense. */
function eventData(event: string): unknown {
  const lines = event.split('\n').filter((line) => line.startsWith('data:'))
  try {
    return JSON.parse(lines.map((line) => line.slice(5)).join('\n'))?.data ?? null
  } catch {
    return null
  }
}

/** The header is exactly this: some servers compare it word for word and answer 404 to a longer one. */
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
