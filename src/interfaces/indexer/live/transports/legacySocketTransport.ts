import type { Sink, Subscription, Transport } from './transport.ts'

const protocol = 'graphql-ws'
const timeout = 4_000
const quietTime = 10_000
const closeAfter = 3_000
const pingId = 'ping'

type Message = { type?: string; id?: string; payload?: { data?: unknown } }

/**
 * Subscriptions over one shared WebSocket that speaks the protocol of subscriptions-transport-ws, which came before
 * `graphql-transport-ws`. It has no ping: after 10 s of silence the smallest query is asked, and a socket on which nothing
 * comes within 4 s more is half-open.
 */
export function legacySocketTransport(url: string): Transport {
  const running = new Map<string, { subscription: Subscription; sink: Sink }>()
  let socket: WebSocket | undefined
  let acknowledged = false
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let closeTimer: ReturnType<typeof setTimeout> | undefined

  function connect() {
    const opened = new WebSocket(url, protocol)
    socket = opened
    timer = setTimeout(disconnect, timeout)
    opened.onopen = () => send({ type: 'connection_init', payload: {} })
    opened.onmessage = ({ data }) => opened === socket && receive(data)
    const onEnd = () => opened === socket && disconnect()
    opened.onclose = onEnd
    opened.onerror = onEnd
  }

  /** Every subscription ends with the connection. */
  function disconnect() {
    const closed = socket
    socket = undefined
    acknowledged = false
    clearTimeout(timer)
    closed?.close()
    const ended = [...running.values()]
    running.clear()
    for (const { sink } of ended) sink.ended()
  }

  function receive(text: unknown) {
    const { type, id = '', payload } = parseMessage(text)
    if (type === 'connection_error') return disconnect()
    if (type === 'connection_ack') acknowledge()
    if (acknowledged) expectMore()
    if (type === 'data' && payload?.data) running.get(id)?.sink.next(payload.data)
    if (type === 'complete' || type === 'error') end(id)
  }

  function acknowledge() {
    acknowledged = true
    for (const id of running.keys()) start(id)
  }

  function end(id: string) {
    const ended = running.get(id)
    running.delete(id)
    ended?.sink.ended()
  }

  function expectMore() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = setTimeout(disconnect, timeout)
      send({ type: 'start', id: pingId, payload: { query: '{ __typename }', variables: {} } })
    }, quietTime)
  }

  function start(id: string) {
    const started = running.get(id)
    if (!started) return
    send({ type: 'start', id, payload: started.subscription })
    started.sink.connected()
  }

  function send(message: object) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  return {
    subscribe(subscription, sink) {
      count += 1
      const id = String(count)
      clearTimeout(closeTimer)
      running.set(id, { subscription, sink })
      if (!socket) connect()
      if (acknowledged) queueMicrotask(() => start(id))
      return () => {
        if (!running.delete(id)) return
        send({ type: 'stop', id })
        if (running.size === 0) closeTimer = setTimeout(disconnect, closeAfter)
      }
    },
  }
}

/** Nothing for what is no message. */
function parseMessage(text: unknown): Message {
  try {
    return JSON.parse(String(text)) ?? {}
  } catch {
    return {}
  }
}
