import { vi } from 'vitest'
import { bucketStart, type Candle } from '#domain/markets/prices/candles.ts'
import { add, compare, type Decimal, decimal, multiply, parseDecimal } from '#lib/numbers/decimal.ts'
import { testConfig } from '#lib/testing/testConfig.ts'
import { pool, wireSwap } from './testIndexer.ts'

type Variables = { limit: number; offset?: number; interval?: string }
type WireSwap = ReturnType<typeof wireSwap>

/** What happens to an event between the indexer and the browser. */
export type Delivery = 'once' | 'twice' | 'never' | 'late'

const stablecoin = `0x${'9'.repeat(40)}`

/** Sockets of the page, as the indexer sees them. */
class FakeSocket {
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly open = new Set<FakeSocket>()
  readyState = 0
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void
  subscriptions: string[] = []

  constructor() {
    FakeSocket.open.add(this)
    queueMicrotask(() => {
      this.readyState = FakeSocket.OPEN
      this.onopen?.()
    })
  }

  send(text: string) {
    const { type, id } = JSON.parse(text)
    if (type === 'connection_init') this.receive({ type: 'connection_ack' })
    if (type === 'ping') this.receive({ type: 'pong' })
    if (type === 'subscribe') this.subscriptions.push(id)
    if (type === 'complete') this.subscriptions = this.subscriptions.filter((each) => each !== id)
  }

  receive(message: object) {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }))
  }

  close(code = 1000) {
    if (!FakeSocket.open.delete(this)) return
    this.readyState = 3
    queueMicrotask(() => this.onclose?.({ code, reason: '', wasClean: code === 1000 }))
  }
}

/**
 * An indexer in memory behind a faked `fetch` and `WebSocket`, whose events can be lost, doubled and late, and whose
 * chain can be reorganised. What it answers is the truth that a page is compared with.
 */
export function simulateIndexer(subscriptions: 'websocket' | 'polling', poolAddress: string = pool) {
  let swaps: WireSwap[] = []
  let nextId = 1
  let block = 1_000
  let isDown = false
  let mostRows = Number.POSITIVE_INFINITY
  const late: WireSwap[] = []
  const requests: string[] = []

  FakeSocket.open.clear()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit) => {
    if (input === '/config.json')
      return Response.json({ ...testConfig, indexer: { subscriptions, sellFee: 'usd' } })
    const { query, variables } = JSON.parse(String(init.body))
    requests.push(query)
    if (isDown) return Response.json({ errors: [{ message: 'down' }] })
    return Response.json({ data: answer(query, variables) })
  })

  function answer(query: string, { limit, offset = 0, interval = '' }: Variables) {
    if (!query.includes('candles('))
      return {
        swaps: newest()
          .slice(offset, offset + Math.min(limit, mostRows))
          .map(aliased),
      }
    const candles = candlesOf(swaps, intervals[interval] ?? 60).slice(-limit)
    return {
      candles: candles.map(({ time, ...rest }) => ({
        openTime: new Date(time * 1_000).toISOString(),
        ...rest,
      })),
      swaps: newest().slice(0, 1),
    }
  }

  const newest = () => [...swaps].reverse()

  function publish(swap: WireSwap) {
    for (const socket of FakeSocket.open)
      for (const id of socket.subscriptions)
        socket.receive({ type: 'next', id, payload: { data: { newSwap: aliased(swap) } } })
  }

  return {
    requests,
    candlesOf: (seconds: number) => candlesOf(swaps, seconds),
    /** Its trades, newest first, as `id:hash:block`. */
    rows: () => newest().map((swap) => `${swap.id}:${swap.txHash}:${swap.blockNumber}`),
    mine() {
      block += 1
    },
    /** With `isBuy` null the indexer does not say which side the stablecoin was on. */
    trade(price: string, isBuy: boolean | null, delivery: Delivery) {
      const id = nextId++
      const sides = {
        stablecoinIn: isBuy === true ? stablecoin : null,
        stablecoinOut: isBuy === false ? stablecoin : null,
      }
      const swap = wireSwap(id, {
        ...sides,
        poolAddress,
        txHash: `0x${(id * 7919 + block).toString(16).padStart(64, 'b')}`,
        priceUsd: price,
        reserveUsdAfter: multiply(parseDecimal(price) ?? decimal('1'), decimal('999000')),
        blockNumber: block,
        timestamp: new Date(Math.floor(Date.now() / 1_000) * 1_000).toISOString(),
      })
      swaps.push(swap)
      if (delivery === 'late') late.push(swap)
      else if (delivery !== 'never') publish(swap)
      if (delivery === 'twice') publish(swap)
    },
    deliverLate() {
      for (const swap of late.splice(0).reverse()) publish(swap)
    },
    /** Takes the newest trades off the chain; with `reuse` the next ones get their ids again, as some indexers do. */
    reorganise(depth: number, reuse: boolean) {
      const gone = swaps.slice(-depth)
      swaps = swaps.slice(0, swaps.length - gone.length)
      late.length = 0
      const [first] = gone
      if (!first) return
      block = Number(first.blockNumber)
      if (reuse) nextId = Number(first.id)
    },
    cut() {
      for (const socket of [...FakeSocket.open]) socket.close(1006)
    },
    /** Sends no more trades an answer, however many are asked for. */
    setMostRows(rows: number) {
      mostRows = rows
    },
    setDown(down: boolean) {
      isDown = down
    },
  }
}

export const intervals: Record<string, number> = { '1m': 60, '5m': 300, '1h': 3_600, '1d': 86_400 }

/** A small seeded generator (mulberry32): the same run for the same seed. */
export function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The candles of all trades, built at once, as a server does. */
function candlesOf(swaps: readonly WireSwap[], seconds: number): Candle[] {
  const candles: Candle[] = []
  for (const swap of swaps) {
    const time = bucketStart(Math.floor(Date.parse(String(swap.timestamp)) / 1_000), seconds)
    const price = decimal(String(swap.priceUsd))
    const volume = grossOf(swap)
    const last = candles.at(-1)
    if (last?.time !== time) {
      candles.push({ time, open: price, high: price, low: price, close: price, volume, trades: 1 })
      continue
    }
    last.high = compare(price, last.high) > 0 ? price : last.high
    last.low = compare(price, last.low) < 0 ? price : last.low
    last.close = price
    last.volume = last.volume && volume && add(last.volume, volume)
    last.trades += 1
  }
  return candles
}

function grossOf(swap: WireSwap): Decimal | null {
  if (!swap.stablecoinIn && !swap.stablecoinOut) return null
  return swap.stablecoinIn
    ? decimal(String(swap.amountIn))
    : add(decimal(String(swap.amountOut)), decimal(String(swap.feeAmount)))
}

function aliased({ txHash, ...rest }: WireSwap) {
  return { transactionHash: txHash, ...rest }
}
