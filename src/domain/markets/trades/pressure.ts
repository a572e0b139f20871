import { add, type Decimal, decimal, divide, zero } from '#lib/numbers/decimal.ts'

type Trade = { side: 'buy' | 'sell' | null; volume: Decimal | null; timestamp: Date | null }

/** The trades of one side: how many, and their dollars as the volume counts them; null when the unit of one is unknown. */
export type SideTotal = { count: number; usd: Decimal | null }

/**
 * What was bought and sold within a window. `from` is the time in epoch seconds that the read trades reach back to, where that is
 * later than the window's begin: then these are a part of it. `unsided` trades bought or sold, nobody says which.
 */
export type Pressure = { buys: SideTotal; sells: SideTotal; unsided: number; from: number | null }

type Reading<T> = {
  /** Newest first, without a gap from the newest trade on. */
  trades: readonly T[]
  /** The market has no older trades. */
  isAll: boolean
}

/**
 * The trades of a reading that are in the window from `begin`, in epoch seconds, until now, and from when on they are all:
 * null for the whole window. A trade without a time has that of the older one next to it; without an older one it is left out.
 */
export function tradesSince<T extends Trade>(
  { trades, isAll }: Reading<T>,
  begin: number,
): { inside: readonly T[]; from: number | null } {
  const before = trades.findIndex(({ timestamp }) => timestamp !== null && secondsOf(timestamp) < begin)
  const within = before < 0 ? trades : trades.slice(0, before)
  const last = within.findLastIndex(({ timestamp }) => timestamp !== null)
  const inside = within.slice(0, last + 1)
  const isWhole = inside.length === within.length && (before >= 0 || isAll)
  if (isWhole) return { inside, from: null }
  const oldest = inside.at(-1)?.timestamp
  return { inside, from: oldest ? secondsOf(oldest) : Number.POSITIVE_INFINITY }
}

/** How often and for how many dollars a market was bought and sold since `begin`, in epoch seconds. */
export function pressureSince(reading: Reading<Trade>, begin: number): Pressure {
  const { inside, from } = tradesSince(reading, begin)
  const buys = inside.filter(({ side }) => side === 'buy')
  const sells = inside.filter(({ side }) => side === 'sell')
  return {
    buys: total(buys),
    sells: total(sells),
    unsided: inside.length - buys.length - sells.length,
    from,
  }
}

/**
 * The buyers' share of what was traded, 0 to 1: of the dollars, and of the number of trades where the dollars are unknown.
 * Null without trades.
 */
export function buyersShare({ buys, sells }: Pressure): { share: Decimal; of: 'usd' | 'count' } | null {
  const share = buys.usd === null || sells.usd === null ? null : divide(buys.usd, add(buys.usd, sells.usd))
  if (share !== null) return { share, of: 'usd' }
  const ofCount = divide(countOf(buys), add(countOf(buys), countOf(sells)))
  return ofCount && { share: ofCount, of: 'count' }
}

function total(trades: readonly Trade[]): SideTotal {
  const usd = trades.reduce<Decimal | null>(
    (sum, { volume }) => (sum === null || volume === null ? null : add(sum, volume)),
    zero,
  )
  return { count: trades.length, usd }
}

function countOf({ count }: SideTotal): Decimal {
  return decimal(String(count))
}

function secondsOf(time: Date): number {
  return time.getTime() / 1_000
}
