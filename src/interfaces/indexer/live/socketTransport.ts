import { createClient } from 'graphql-ws'
import type { Transport } from './transport.ts'

const protocol = 'graphql-transport-ws'
const patience = 4_000

/**
 * Subscriptions over one shared WebSocket. The library does not retry: `live.ts` does, the same for every transport.
 * A ping every 10 s finds a half-open socket, which the library's defaults would never notice.
 */
export function socketTransport(url: string): Transport {
  let open = false
  let overdue: ReturnType<typeof setTimeout> | undefined
  const client = createClient({
    url,
    retryAttempts: 0,
    keepAlive: 10_000,
    connectionAckWaitTimeout: patience,
    lazyCloseTimeout: 3_000,
    on: {
      connected: () => {
        open = true
      },
      closed: () => {
        open = false
        clearTimeout(overdue)
      },
      ping: (received) => {
        if (!received) overdue = setTimeout(() => client.terminate(), patience)
      },
      pong: (received) => {
        if (received) clearTimeout(overdue)
      },
    },
  })

  return {
    subscribe(subscription, sink) {
      const forget = open ? undefined : client.on('connected', () => sink.connected())
      const end = () => {
        forget?.()
        sink.ended()
      }
      const stop = client.subscribe(subscription, {
        next: ({ data }) => data && sink.next(data),
        error: end,
        complete: end,
      })
      if (open) queueMicrotask(() => sink.connected())
      return () => {
        forget?.()
        stop()
      }
    },
  }
}

/** Whether a GraphQL server acknowledges a connection at `url`. Never throws. */
export function socketAnswers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, protocol)
    const timer = setTimeout(() => settle(false), patience)
    function settle(answers: boolean) {
      clearTimeout(timer)
      socket.onclose = null
      socket.close(1000)
      resolve(answers)
    }
    socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init' }))
    socket.onmessage = ({ data }) => settle(typeof data === 'string' && data.includes('"connection_ack"'))
    socket.onerror = () => settle(false)
    socket.onclose = () => settle(false)
  })
}
