import type { Sink, Subscription, Transport } from './transport.ts'

const protocol = 'graphql-transport-ws'
const patience = 4_000
const pingEvery = 10_000
const lingering = 3_000

type Message = { type: string; id?: string; payload?: { data?: unknown } }

/**
 * Subscriptions over one shared WebSocket in the `graphql-transport-ws` protocol. It never retries: `live.ts` does, the
 * same way for every transport. A ping every 10 s finds a half-open line.
 */
export function socketTransport(url: string): Transport {
  const open = new Map<string, { subscription: Subscription; sink: Sink }>()
  let line: ReturnType<typeof connect> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  let ids = 0

  function start(id: string) {
    const one = open.get(id)
    if (!one || !line?.ready()) return
    line.send({ id, type: 'subscribe', payload: one.subscription })
    one.sink.connected()
  }

  function end(id: string) {
    const one = open.get(id)
    open.delete(id)
    one?.sink.ended()
  }

  function dial() {
    line = connect(url, {
      ready: () => [...open.keys()].forEach(start),
      message: ({ id = '', type, payload }) => {
        if (type === 'next' && payload?.data) open.get(id)?.sink.next(payload.data)
        if (type === 'error' || type === 'complete') end(id)
      },
      closed: () => {
        line = undefined
        for (const id of [...open.keys()]) end(id)
      },
    })
  }

  return {
    subscribe(subscription, sink) {
      clearTimeout(leaving)
      ids += 1
      const id = String(ids)
      open.set(id, { subscription, sink })
      if (line) queueMicrotask(() => start(id))
      else dial()
      return () => {
        if (!open.delete(id)) return
        if (line?.ready()) line.send({ id, type: 'complete' })
        if (open.size === 0) leaving = setTimeout(() => line?.close(), lingering)
      }
    },
  }
}

type LineHandlers = { ready(): void; message(message: Message): void; closed(): void }

/** One line to the server: greets it, keeps it warm, and tells once when it is gone. */
function connect(url: string, handlers: LineHandlers) {
  const socket = new WebSocket(url, protocol)
  let acknowledged = false
  let overdue: ReturnType<typeof setTimeout> | undefined = setTimeout(close, patience)
  const heartbeat = setInterval(() => {
    if (!acknowledged) return
    send({ type: 'ping' })
    overdue ??= setTimeout(close, patience)
  }, pingEvery)

  function send(message: unknown) {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  /** Does not wait for the other side's goodbye: a dead line never sends one. */
  function close() {
    clearTimeout(overdue)
    clearInterval(heartbeat)
    socket.onclose = null
    socket.onmessage = null
    socket.close(1000)
    handlers.closed()
  }

  socket.onerror = () => undefined
  socket.onclose = close
  socket.onopen = () => send({ type: 'connection_init' })
  socket.onmessage = ({ data }) => {
    const message = readMessage(data)
    clearTimeout(overdue)
    overdue = undefined
    if (message?.type === 'ping') send({ type: 'pong' })
    if (message?.type === 'connection_ack') {
      acknowledged = true
      handlers.ready()
    } else if (message) handlers.message(message)
  }
  return { send, close, ready: () => acknowledged && socket.readyState === WebSocket.OPEN }
}

function readMessage(data: unknown): Message | null {
  try {
    const message: unknown = JSON.parse(String(data))
    return typeof message === 'object' && message !== null && 'type' in message ? (message as Message) : null
  } catch {
    return null
  }
}

/** Whether a GraphQL server acknowledges a connection at `url`. Never throws. */
export function socketAnswers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(url, {
      ready: () => {
        resolve(true)
        line.close()
      },
      message: () => undefined,
      closed: () => resolve(false),
    })
  })
}
