import { compare, type Decimal, zero } from '#lib/numbers/decimal.ts'

type Stated = { volume24h: Decimal | null; trades24h: number; updatedAt: Date | null }

/** The hours in which a market was traded, by their start in epoch seconds, as they were at `readAt`, in epoch milliseconds. */
export type TradedHours = { hours: readonly { time: number; trades: number }[]; readAt: number }

/**
 * The volume in dollars and the number of trades of the last 24 hours. Both are null where the indexer's are older; the volume
 * also where the indexer's is below zero.
 */
export type DayFigures = { volume: Decimal | null; trades: number | null }

const [hour, day] = [3_600, 86_400]
/** Milliseconds by which a list of hours may be older than it seems. */
const margin = 60_000

/**
 * The figures of the 24 hours that end at `end`, in epoch seconds (null: unknown). Some indexers count them only when a
 * market is traded, so that they are those of an earlier day: of a market that has not changed for a day, and of one that had
 * fewer trades in these hours.
 */
export function dayFigures(stated: Stated, end: number | null, traded?: TradedHours): DayFigures {
  const { volume24h, trades24h, updatedAt } = stated
  const hasTrades = trades24h > 0 || (volume24h !== null && compare(volume24h, zero) > 0)
  if (!hasTrades || updatedAt === null || end === null) return { volume: volume24h, trades: trades24h }
  const isOld = updatedAt.getTime() < (end - day) * 1_000 || hadFewer(stated, end, traded)
  return isOld ? { volume: null, trades: null } : { volume: volume24h, trades: trades24h }
}

/** Whether a market had fewer trades than stated, also if all of the first hour are counted. Not after a later trade. */
function hadFewer({ trades24h, updatedAt }: Stated, end: number, traded: TradedHours | undefined): boolean {
  // Without any hour the hours are unknown.
  if (!traded || traded.hours.length === 0 || updatedAt === null) return false
  const inside = traded.hours.filter(({ time }) => time + hour > end - day)
  const most = inside.reduce((sum, { trades }) => sum + trades, 0)
  return updatedAt.getTime() < traded.readAt - margin && trades24h > most
}
