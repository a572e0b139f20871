import { intervalSeconds } from '#domain/markets/prices/candles.ts'

/** The most points, as many as a wide window shows apart. */
export const mostPoints = 200

/** The shortest of the indexer's intervals in which a line from `first` to `now`, in epoch seconds, has few enough points. */
export function worthInterval(names: readonly string[], first: number, now: number) {
  const intervals = names
    .map((name) => ({ name, seconds: intervalSeconds(name) ?? 0 }))
    .filter(({ seconds }) => seconds >= shortestOf(now - first))
    .sort((left, right) => left.seconds - right.seconds)
  const fitting = intervals.find(({ seconds }) => (now - first) / seconds <= mostPoints - 2)
  return fitting ?? intervals.at(-1) ?? null
}

/**
 * The shortest interval of a line of `span` seconds, in seconds. In less than an hour a market often has no trade, but the line
 * of somebody's first hours would have no or few points.
 */
function shortestOf(span: number): number {
  return span < 3 * 3_600 ? 60 : 3_600
}
