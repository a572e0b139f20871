import { createClient } from 'graphql-ws'
import type { Transport } from '#interfaces/indexer/graphql/transport.ts'

const timeout = 4_000

/**
 * Subscriptions over one shared WebSocket. The library does not retry: `liveConnection.ts` does, the same for every
 * transport. A ping every 10 s finds a half-open socket, which the library's defaults would never notice.
 */
export function socketTransport(url: string): Transport {
  let open = false
  let pongTimer: ReturnType<typeof setTimeout> | undefined
  const client = createClient({
    url,
    retryAttempts: 0,
    keepAlive: 10_000,
    connectionAckWaitTimeout: timeout,
    lazyCloseTimeout: 3_000,
    on: {
      connected: () => {
        open = true
      },
      closed: () => {
        open = false
        clearTimeout(pongTimer)
      },
      ping: (received) => {
        if (!received) pongTimer = setTimeout(() => client.terminate(), timeout)
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer)
      },
    },
  })

  return {
    subscribe(subscription, sink) {
      const removeListener = open ? undefined : client.on('connected', () => sink.connected())
      const end = () => {
        removeListener?.()
        sink.ended()
      }
      const unsubscribe = client.subscribe(subscription, {
        next: ({ data }) => data && sink.next(data),
        error: end,
        complete: end,
      })
      if (open) queueMicrotask(() => sink.connected())
      return () => {
        removeListener?.()
        unsubscribe()
      }
    },
  }
}
