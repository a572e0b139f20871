import { EventEmitter, on } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { useServer as serveSocket } from 'graphql-ws/use/ws'
import { createSchema, createYoga } from 'graphql-yoga'
import { type WebSocket, WebSocketServer } from 'ws'

type Wire = Record<string, unknown>

/** A swap as on the wire; the bigger the id the newer. */
export function wireSwap(id: number, change: Wire = {}): Wire {
  return {
    id,
    txHash: `0x${id.toString(16).padStart(64, 'a')}`,
    poolAddress: pool,
    sender: `0x${'2'.repeat(40)}`,
    stablecoinIn: `0x${'9'.repeat(40)}`,
    stablecoinOut: null,
    tokenIn: `0x${'9'.repeat(40)}`,
    tokenOut: `0x${'3'.repeat(40)}`,
    amountIn: '10.5',
    amountOut: '1000.000000000000000001',
    feeAmount: '0.105',
    reserveUsdAfter: '1010.395',
    reserveTokenAfter: '999000',
    priceUsd: '0.0010114064',
    blockNumber: 100 + id,
    timestamp: '2026-01-01T00:00:00.000Z',
    ...change,
  }
}

/** A market as on the wire. */
export function wireMarket(id: number, change: Wire = {}): Wire {
  return {
    id,
    poolAddress: `0x${id.toString(16).padStart(40, '1')}`,
    tokenAddress: `0x${id.toString(16).padStart(40, '3')}`,
    nftId: id,
    creator: `0x${'4'.repeat(40)}`,
    name: `Market ${id}`,
    symbol: `M${id}`,
    virtualReserveUSD: '1000',
    realReserveUSD: '10',
    reserveToken: '1000000',
    spotPrice: '0.001',
    marketCap: '1000',
    volume24h: '5',
    volumeTotal: '50',
    trades24h: 1,
    tradesTotal: 2,
    feeStrategy: 0,
    volatility: 0,
    holders: 2,
    createdAtBlock: 1,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...change,
  }
}

export const pool = `0x${'1'.repeat(40)}`

type Options = {
  transport: 'websocket' | 'sse' | 'none'
  query?: Record<string, (source: unknown, input: never) => unknown>
}

/** The SDL with subscriptions that may send null, as the public network's documentation has them. */
function nullableEvents(sdl: string): string {
  const [queries = '', events = ''] = sdl.split('type Subscription')
  return `${queries}type Subscription${events.replaceAll('!\n', '\n')}`
}

/** An indexer on a real port for tests: GraphQL Yoga over the specification's SDL, with one transport or none. */
export async function startTestIndexer({ transport, query = {} }: Options) {
  // Yoga's own events are lost when more than a thousand of them wait, which the flood of a slow machine reaches.
  const events = new EventEmitter().setMaxListeners(0)
  const topic = (name: string) => ({
    subscribe: () => on(events, name),
    resolve: ([event]: [Wire | null]) => event,
  })
  const schema = createSchema({
    typeDefs: nullableEvents(readFileSync('spec/indexer.graphql', 'utf8')),
    resolvers: {
      Query: query,
      Subscription: {
        newSwap: topic('newSwap'),
        marketUpdated: topic('marketUpdated'),
        newMarket: topic('newMarket'),
      },
    },
  })
  const yoga = createYoga({ schema, logging: false, maskedErrors: false })
  const asked: string[] = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.method} ${request.headers.accept ?? ''}`)
    const wantsStream = request.headers.accept === 'text/event-stream'
    if (wantsStream && transport !== 'sse') response.writeHead(406).end()
    else void yoga(request, response)
  })
  const sockets = new Set<WebSocket>()
  function serveSockets() {
    if (transport !== 'websocket') return undefined
    const opened = new WebSocketServer({ server, path: '/graphql' })
    serveSocket({ schema }, opened)
    return opened
  }
  const socketServer = serveSockets()
  socketServer?.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    send: (name: 'newSwap' | 'marketUpdated' | 'newMarket', event: Wire | null | undefined) =>
      void events.emit(name, event),
    /** How many sockets are open. */
    connections: () => [...sockets].filter(({ readyState }) => readyState === 1).length,
    /** Reads nothing more, and so answers nothing, on sockets that stay open. */
    hang() {
      for (const socket of sockets) socket.pause()
    },
    /** Cuts every connection, as a network does. */
    cut() {
      for (const socket of sockets) socket.terminate()
      sockets.clear()
      server.closeAllConnections()
    },
    async stop() {
      for (const socket of sockets) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
