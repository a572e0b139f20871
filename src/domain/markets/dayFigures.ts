import { compare, type Decimal, zero } from '#lib/numbers/decimal.ts'

type Stated = { volume24h: Decimal | null; trades24h: number; updatedAt: Date | null }

/**
 * The volume in dollars and the number of trades of the last 24 hours. Both are null where the indexer's are older; the volume
 * also where the indexer's is below zero.
 */
export type DayFigures = { volume: Decimal | null; trades: number | null }

const day = 86_400_000

/**
 * The figures of the 24 hours that end at `end`, in epoch seconds (null: unknown). Some indexers count them only when a
 * market is traded: a market that has not changed for a day cannot have had trades in that day, so that figures above zero
 * are those of an earlier day.
 */
export function dayFigures({ volume24h, trades24h, updatedAt }: Stated, end: number | null): DayFigures {
  const hasTrades = trades24h > 0 || (volume24h !== null && compare(volume24h, zero) > 0)
  const isOld = updatedAt !== null && end !== null && updatedAt.getTime() < end * 1_000 - day
  return hasTrades && isOld ? { volume: null, trades: null } : { volume: volume24h, trades: trades24h }
}
