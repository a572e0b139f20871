import WebSocket from 'ws'
import { documentOf, type Topic } from './topics.ts'

/** A subscription over a WebSocket of its own. */
export type SwapSocket = {
  topic: Topic
  /** The swaps that came, in their order. */
  received: number[]
  /** Resolves when everything the server sent until now has come. */
  flush(): Promise<void>
}

type Options = {
  url: string
  topic: Topic
  /** The address to connect from. The system chooses without one. */
  address: string | undefined
  /** Called with each swap that comes. */
  onSwap(socket: SwapSocket): void
}

type Message = { type: string; payload?: { data?: { newSwap: { id: number } }; errors?: unknown } }

/**
 * Opens a socket and subscribes. It speaks the protocol by hand, because a client library for each of thousands of
 * sockets would take the processor from the server.
 * @throws when the server refuses the socket or the subscription.
 */
export async function openSwapSocket({ url, topic, address, onSwap }: Options): Promise<SwapSocket> {
  const client = new WebSocket(url, 'graphql-transport-ws', {
    perMessageDeflate: false,
    ...(address && { localAddress: address }),
  })
  const received: number[] = []
  let pongs: (() => void)[] = []
  const send = (message: unknown) => client.send(JSON.stringify(message))

  function flush() {
    return new Promise<void>((resolve, reject) => {
      if (client.readyState !== WebSocket.OPEN) return reject(new Error('A socket was closed.'))
      pongs.push(resolve)
      client.once('close', () => reject(new Error('A socket was closed.')))
      send({ type: 'ping' })
    }).finally(() => client.removeAllListeners('close'))
  }

  const socket: SwapSocket = { topic, received, flush }
  await new Promise<void>((resolve, reject) => {
    client.once('error', reject)
    client.once('close', (code, reason) => reject(new Error(`A socket was closed: ${code} ${reason}`)))
    client.once('open', () => send({ type: 'connection_init' }))
    client.once('message', () => resolve())
  })
  client.removeAllListeners('close').on('message', (data) => {
    const { type, payload } = JSON.parse(String(data)) as Message
    if (type === 'pong') {
      for (const pong of pongs.splice(0)) pong()
    } else if (type === 'next' && payload?.data) {
      received.push(payload.data.newSwap.id)
      onSwap(socket)
    } else {
      pongs = []
      client.terminate()
    }
  })
  client.removeAllListeners('error').on('error', () => client.terminate())
  send({ id: '1', type: 'subscribe', payload: { query: documentOf(topic) } })
  await flush()
  return socket
}
