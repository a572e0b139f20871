import {
  bucketStart,
  type Candle,
  mergeTicks,
  type OpenRule,
  type Tick,
} from '#domain/markets/prices/candles.ts'
import { largestPage } from '#interfaces/indexer/assumptions.ts'
import { readSwaps, type Swap, swapKey } from '#interfaces/indexer/swap.ts'

/** The moment, in epoch seconds, before which history is read, and about how many trades are newer than it. */
export type HistoryPosition = { before: number; offset: number }

/** The interval of the candles to build, and the server's rule for the open. */
export type CandleForm = { interval: string; seconds: number; rule: OpenRule }

export type OlderCandles = {
  candles: readonly Candle[]
  /** Whether every trade was readable; else candles lack trades. */
  isWhole: boolean
  next: HistoryPosition | undefined
}

/** A trade for a candle, with its offset in the server's list. */
type PlacedTick = Tick & { key: string; place: number }

const tradesAPage = largestPage / 2
/**
 * The number of trades by which pages overlap, because a reorganisation may remove trades between two pages; fewer for
 * a short page.
 */
const usualOverlap = 20

/**
 * Reads trades, newest first, until they cover a whole interval. The oldest interval may continue below them, so the
 * next page builds it.
 */
export async function readOlderCandles(
  poolAddress: string,
  { seconds, rule }: CandleForm,
  { before, offset }: HistoryPosition,
  signal: AbortSignal,
): Promise<OlderCandles> {
  const known = new Map<string, PlacedTick>()
  let end = offset
  let overlap = usualOverlap
  let isWhole = true
  for (;;) {
    const start = Math.max(0, end - overlap)
    const { swaps, received, unreadable } = await readSwaps(poolAddress, start, tradesAPage, signal)
    const ticks = placedTicks(swaps, start)
    isWhole &&= unreadable.length === 0 && swaps.every(isComplete)
    const isJoined = start === 0 || ticks.some(({ time, key }) => time >= before || known.has(key))
    if (!isJoined) {
      end = Math.max(0, end - tradesAPage)
      continue
    }
    for (const tick of ticks) if (tick.time < before) known.set(tick.key, tick)
    const read = [...known.values()]
    if (start + received <= end && (await isEnd(poolAddress, { start, received }, signal)))
      return { candles: buildCandles(read, seconds, rule), isWhole, next: undefined }
    overlap = Math.min(usualOverlap, Math.floor(received / 2))
    end = start + received
    const whole = withoutOldest(read, seconds)
    const last = whole.at(-1)
    if (last) {
      const next = { before: bucketStart(last.time, seconds), offset: last.place + 1 }
      return { candles: buildCandles(whole, seconds, rule), isWhole, next }
    }
  }
}

type Page = { start: number; received: number }

/** A page shorter than asked may be the server's own maximum: only an empty one after it is the end. */
async function isEnd(poolAddress: string, { start, received }: Page, signal: AbortSignal): Promise<boolean> {
  if (received < 2) return true
  return (await readSwaps(poolAddress, start + received, tradesAPage, signal)).received === 0
}

function isComplete({ timestamp, volume }: Swap): boolean {
  return timestamp !== null && volume !== null
}

function placedTicks(swaps: readonly Swap[], start: number): PlacedTick[] {
  return swaps.flatMap((swap, index) => {
    if (swap.timestamp === null) return []
    const time = Math.floor(swap.timestamp.getTime() / 1_000)
    return [{ time, price: swap.priceUsd, volume: swap.volume, key: swapKey(swap), place: start + index }]
  })
}

/** The trades without those of the oldest interval. */
function withoutOldest(ticks: readonly PlacedTick[], seconds: number) {
  const oldest = ticks.at(-1)
  if (!oldest) return []
  const end = bucketStart(oldest.time, seconds) + seconds
  return ticks.filter(({ time }) => time >= end)
}

/** Builds candles from trades that are newest first. */
function buildCandles(ticks: readonly PlacedTick[], seconds: number, rule: OpenRule) {
  const { candles } = mergeTicks([], ticks.toReversed(), seconds, rule)
  return candles.filter((candle) => candle.trades > 0)
}
