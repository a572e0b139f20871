import { createClient } from 'graphql-ws'
import WebSocket from 'ws'

/** What a subscriber has received so far. */
export type Subscriber = {
  events: Record<string, unknown>[]
  errors: unknown[]
  ready: Promise<void>
  stop(): void
}

/** Subscribes over WebSocket. */
export function subscribeOverSocket(indexerUrl: string, query: string): Subscriber {
  const events: Record<string, unknown>[] = []
  const errors: unknown[] = []
  const client = createClient({
    url: `${indexerUrl.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
  })
  client.subscribe(
    { query },
    {
      next: ({ data, errors: found }) =>
        found ? errors.push(...found) : events.push(data as Record<string, unknown>),
      error: (error) => errors.push(error),
      complete: () => {},
    },
  )
  // The server does not confirm a subscription. A second one that it refuses, sent on the same connection, shows that
  // it has read the first.
  const ready = new Promise<void>((resolve) => {
    client.subscribe({ query: refused }, { next: () => {}, error: () => resolve(), complete: resolve })
  })
  return { events, errors, ready, stop: () => void client.dispose() }
}

/** A subscription that the server refuses when it begins. */
const refused = 'subscription { newSwap(poolAddress: "none") { id } }'

/** Subscribes to an event stream. */
export function subscribeOverStream(indexerUrl: string, query: string): Subscriber {
  const events: Record<string, unknown>[] = []
  const abort = new AbortController()
  const ready = fetch(`${indexerUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query }),
    signal: abort.signal,
  }).then((response) => {
    if (response.headers.get('content-type') !== 'text/event-stream') throw new Error('This is no stream')
    void read(response).catch(() => {})
  })
  async function read(response: Response) {
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk)
      const messages = text.split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) {
        const data = /^event: next\ndata: (.*)$/m.exec(message)?.[1]
        if (data) events.push(JSON.parse(data).data)
      }
    }
  }
  return { events, errors: [], ready, stop: () => abort.abort() }
}

/** Waits until no event has come for a while, so that a surplus event would be noticed. */
export async function waitUntilQuiet(...listeners: Subscriber[]): Promise<void> {
  const count = () => listeners.reduce((total, { events }) => total + events.length, 0)
  for (let before = -1, quiet = 0; quiet < 14; quiet = before === count() ? quiet + 1 : 0) {
    before = count()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
