import {
  bucketStart,
  inferOpenRule,
  intervalSeconds,
  mergeTicks,
  type Tick,
} from '#domain/markets/prices/candles.ts'
import type { CandleReading } from '#domain/markets/prices/liveCandles.ts'
import { readSwaps, type Swap, swapKey } from '#interfaces/indexer/swap.ts'

/** How many of the newest trades are read first, and by the page where these do not reach back to the last candle. */
const [firstTrades, tradesAPage] = [200, 500]
/** The most pages. Where even they do not reach back, older candles are left out. */
const mostPages = 4
/** The number of trades by which pages overlap, because a reorganisation may remove trades between two of them. */
const overlap = 20

/**
 * Adds the candles of the trades after the last candle, up to the newest trade. Where there are too many to read, the last
 * candle is an old one, as of an indexer that sends the oldest candles first: then the candles are those of the trades that were
 * read. Returns the same reading when these trades may be incomplete. Throws `InterfaceError`.
 */
export async function addRunningCandle<R extends CandleReading>(
  reading: R,
  { poolAddress, interval }: { poolAddress: string; interval: string },
  signal: AbortSignal,
): Promise<R> {
  const seconds = intervalSeconds(interval)
  if (seconds === null) return reading
  const last = reading.candles.at(-1)
  const read = await readSince(poolAddress, last ? last.time + seconds : null, signal)
  if (read === null || read.ticks.length === 0) return reading
  const rule = inferOpenRule(reading.candles, seconds)
  const { candles } = read.isWhole
    ? mergeTicks(reading.candles, read.ticks, seconds, rule)
    : mergeTicks([], withoutOldest(read.ticks, seconds), seconds, rule)
  const traded = candles.filter(({ trades }) => trades > 0)
  if (traded.length === 0) return reading
  return { ...reading, candles: traded, newest: read.newest ?? reading.newest }
}

type Since = { ticks: Tick[]; newest: Swap | undefined; isWhole: boolean }

/**
 * The trades of a pool since a moment in epoch seconds, or all of them, oldest first. `isWhole` is false where there are more than
 * were read. Null where one is unreadable, and where two pages do not join.
 */
async function readSince(
  poolAddress: string,
  since: number | null,
  signal: AbortSignal,
): Promise<Since | null> {
  const known = new Map<string, Swap>()
  let end = 0
  for (let page = 1; page <= mostPages; page++) {
    const start = Math.max(0, end - overlap)
    const before = known.size
    const read = await readSwaps(poolAddress, start, page === 1 ? firstTrades : tradesAPage, signal)
    if (!join(known, read)) return null
    const ticks = [...known.values()].map(tickOf).reverse()
    const found = since === null ? ticks : ticks.filter(({ time }) => time >= since)
    const isEnd = known.size === before
    // Without a candle only the end of the list tells that all trades were read. A short page may be the server's largest.
    const isWhole = since === null ? isEnd : found.length < ticks.length
    if (isWhole || (page === mostPages && !isEnd))
      return { ticks: found, newest: [...known.values()][0], isWhole }
    if (isEnd) return null
    end = start + read.received
  }
  return null
}

/** Adds a page to the known trades. False for a page that does not join them, or that is not wholly readable. */
function join(known: Map<string, Swap>, { swaps, unreadable }: Awaited<ReturnType<typeof readSwaps>>) {
  const isJoined = known.size === 0 || swaps.some((swap) => known.has(swapKey(swap)))
  for (const swap of swaps) known.set(swapKey(swap), swap)
  return isJoined && unreadable.length === 0 && swaps.every(({ timestamp }) => timestamp !== null)
}

function tickOf({ timestamp, priceUsd, volume }: Swap): Tick {
  return { time: Math.floor((timestamp?.getTime() ?? 0) / 1_000), price: priceUsd, volume }
}

/** The trades, oldest first, without those of the first interval, which may lack some. */
function withoutOldest(ticks: readonly Tick[], seconds: number): Tick[] {
  const [first] = ticks
  return first ? ticks.filter(({ time }) => time >= bucketStart(first.time, seconds) + seconds) : []
}
