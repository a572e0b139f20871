import { infiniteQueryOptions } from '@tanstack/react-query'
import { bucketStart, type Candle, mergeTicks, type OpenRule, type Tick } from '#domain/markets/candles.ts'
import { zero } from '#lib/numbers/decimal.ts'
import { largestPage } from './assumptions.ts'
import { swapKey } from './live/swapList.ts'
import { readSwaps, type Swap } from './swap.ts'

/** The moment, in epoch seconds, before which history is read, and how many trades are newer than it, about. */
export type HistoryPosition = { before: number; offset: number }

/** The interval of the candles to build, and where the server lets one open. */
type CandleForm = { interval: string; seconds: number; rule: OpenRule }

type OlderCandles = { candles: readonly Candle[]; next: HistoryPosition | undefined }

/** A trade as a candle takes it, and its place in the server's list. */
type PlacedTick = Tick & { key: string; place: number }

const tradesAPage = largestPage / 2
/** How far pages overlap: trades may leave the chain between two of them. */
const overlap = 20

/**
 * The candles of a market before a position, page by page, each oldest first. A server gives its newest candles only,
 * but every trade: the older candles are built from the trades.
 */
export function olderCandlesQuery(poolAddress: string, form: CandleForm, position: HistoryPosition) {
  return infiniteQueryOptions({
    queryKey: ['indexer', 'olderCandles', poolAddress, form.interval, position.before],
    queryFn: ({ pageParam, signal }) => readOlderCandles(poolAddress, form, pageParam, signal),
    initialPageParam: position,
    getNextPageParam: (page) => page.next,
  })
}

/**
 * Reads trades, newest first, until they hold a whole interval. The oldest interval may go on beyond them: it is left to
 * the next page.
 */
async function readOlderCandles(
  poolAddress: string,
  { seconds, rule }: CandleForm,
  { before, offset }: HistoryPosition,
  signal: AbortSignal,
): Promise<OlderCandles> {
  const known = new Map<string, PlacedTick>()
  let end = offset
  for (;;) {
    const start = Math.max(0, end - overlap)
    const { swaps, received } = await readSwaps(poolAddress, start, tradesAPage, signal)
    const ticks = placedTicks(swaps, start)
    const isJoined = start === 0 || ticks.some(({ time, key }) => time >= before || known.has(key))
    if (!isJoined) {
      end = Math.max(0, end - tradesAPage)
      continue
    }
    for (const tick of ticks) if (tick.time < before) known.set(tick.key, tick)
    const read = [...known.values()]
    if (start + received <= end) return { candles: buildCandles(read, seconds, rule), next: undefined }
    end = start + received
    const whole = withoutOldest(read, seconds)
    const last = whole.at(-1)
    if (last) {
      const next = { before: bucketStart(last.time, seconds), offset: last.place + 1 }
      return { candles: buildCandles(whole, seconds, rule), next }
    }
  }
}

function placedTicks(swaps: readonly Swap[], start: number): PlacedTick[] {
  return swaps.flatMap((swap, index) => {
    if (swap.timestamp === null) return []
    const time = Math.floor(swap.timestamp.getTime() / 1_000)
    const [price, volume] = [swap.priceUsd, swap.usdAmount ?? zero]
    return [{ time, price, volume, key: swapKey(swap), place: start + index }]
  })
}

/** Without the trades of the oldest interval. */
function withoutOldest(ticks: readonly PlacedTick[], seconds: number) {
  const oldest = ticks.at(-1)
  if (!oldest) return []
  const end = bucketStart(oldest.time, seconds) + seconds
  return ticks.filter(({ time }) => time >= end)
}

/** From trades that are newest first. */
function buildCandles(ticks: readonly PlacedTick[], seconds: number, rule: OpenRule) {
  const { candles } = mergeTicks([], ticks.toReversed(), seconds, rule)
  return candles.filter((candle) => candle.trades > 0)
}
