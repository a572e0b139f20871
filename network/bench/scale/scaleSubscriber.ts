import { setTimeout as wait } from 'node:timers/promises'
import { createClient as createSocket } from 'graphql-ws'
import WebSocket from 'ws'
import { createClient } from './scaleClient.ts'

/** A client that hears of every swap, and reads what it missed after a lost connection, as the app does. */
export type SwapSubscriber = {
  /** The payments of the swaps that the client knows. */
  known: Set<string>
  /** Swaps that came twice over one connection. */
  twice: string[]
  connections(): number
  stop(): void
}

type Swaps = { data: { recentSwaps: { amountIn: string }[] } }
type Event = { newSwap: { amountIn: string } }

/** More swaps than can happen while a connection is lost. */
const missed = `{recentSwaps(limit:500){amountIn}}`

/** Subscribes over a WebSocket that is opened again whenever it is lost. */
export function startSubscriber(index: number, url: string): SwapSubscriber {
  const client = createClient(index)
  const known = new Set<string>()
  const twice: string[] = []
  let ofConnection = new Set<string>()
  let connections = 0

  class FromOwnAddress extends WebSocket {
    constructor(target: string | URL, protocols?: string | string[]) {
      super(target, protocols, client.address ? { localAddress: client.address } : {})
    }
  }

  async function readMissed() {
    for (let tries = 0; tries < 40; tries++) {
      const answer = client.getJson(`${url}/graphql?query=${encodeURIComponent(missed)}`)
      const swaps = await answer.catch(() => undefined)
      if (swaps) {
        for (const { amountIn } of (swaps as Swaps).data.recentSwaps) known.add(amountIn)
        return
      }
      await wait(250)
    }
  }

  const socket = createSocket({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: FromOwnAddress,
    lazy: false,
    keepAlive: 2_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => wait(200),
    on: {
      connected: () => {
        connections++
        ofConnection = new Set()
        setTimeout(readMissed, 300)
      },
    },
  })
  socket.subscribe<Event>(
    { query: 'subscription { newSwap { amountIn } }' },
    {
      next: ({ data }) => {
        const paid = data?.newSwap.amountIn
        if (paid === undefined) return
        if (ofConnection.has(paid)) twice.push(paid)
        ofConnection.add(paid)
        known.add(paid)
      },
      error: () => undefined,
      complete: () => undefined,
    },
  )
  return {
    known,
    twice,
    connections: () => connections,
    stop() {
      void socket.dispose()
      client.close()
    },
  }
}
