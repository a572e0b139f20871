import type { Sink, Subscription, Transport } from '#interfaces/indexer/graphql/transport.ts'

/** `hello` asks whether a stream is open, `open` answers yes; `opened` announces a new stream. */
type Message = { type: 'hello' | 'open' | 'opened' } | { type: 'next'; data: unknown }

/**
 * Lets all tabs of a browser share one stream for each subscription. A browser opens only six connections to a server,
 * and each stream occupies one: with a stream for each tab, the fourth tab would stay blank. The tab that holds the
 * lock opens the stream and passes on its events; when it closes or stops, the next tab takes over. The stream covers
 * all markets, so that tabs of different markets share it too.
 */
export function acrossTabs(transport: Transport, url: string): Transport {
  // Locks exist only on secure pages.
  if (!globalThis.navigator?.locks || !globalThis.BroadcastChannel) return transport
  return {
    subscribe({ query, variables }, sink) {
      const own = onlyPool(variables.poolAddress, sink)
      return share(
        transport,
        { query, variables: { ...variables, poolAddress: null } },
        own,
        `${url} ${query}`,
      )
    },
  }
}

function share(transport: Transport, subscription: Subscription, sink: Sink, name: string): () => void {
  const channel = new BroadcastChannel(name)
  const stop = new AbortController()
  let isOpen = false
  let isLeader = false
  const post = (message: Message) => channel.postMessage(message)

  function opened() {
    isOpen = true
    sink.connected()
  }

  /** Holds the lock for as long as the stream is open. */
  function lead(): Promise<void> {
    isLeader = true
    isOpen = false
    return new Promise((release) => {
      const unsubscribe = transport.subscribe(subscription, {
        connected() {
          opened()
          post({ type: 'opened' })
        },
        next(data) {
          sink.next(data)
          post({ type: 'next', data })
        },
        ended() {
          stop.abort()
          sink.ended()
        },
      })
      stop.signal.addEventListener('abort', () => {
        unsubscribe()
        release()
      })
    })
  }

  channel.onmessage = ({ data: message }: MessageEvent<Message>) => {
    if (isLeader) {
      if (message.type === 'hello' && isOpen) post({ type: 'open' })
    } else if (message.type === 'opened' || (message.type === 'open' && !isOpen)) opened()
    else if (message.type === 'next') sink.next(message.data)
  }
  stop.signal.addEventListener('abort', () => channel.close())
  post({ type: 'hello' })
  navigator.locks.request(name, { signal: stop.signal }, lead).catch(() => undefined)
  return () => stop.abort()
}

/** Passes on only events of one market; all events without one. */
function onlyPool(pool: unknown, sink: Sink): Sink {
  if (typeof pool !== 'string') return sink
  const wanted = pool.toLowerCase()
  return {
    connected: () => sink.connected(),
    ended: () => sink.ended(),
    next(data) {
      const [record] = Object.values(data as Record<string, { poolAddress?: unknown } | null>)
      const address = record?.poolAddress
      if (typeof address === 'string' && address.toLowerCase() === wanted) sink.next(data)
    },
  }
}
