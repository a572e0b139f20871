import { type Decimal, relativeChange, toPixels } from '#lib/numbers/decimal.ts'

type PriceDay = { date: string; price: Decimal | null }

/** The daily prices of the coin as numbers for a line, and their change from the first to the last day as a fraction. */
export type CoinTrend = { values: number[]; change: Decimal | null; first: Date; last: Date }

/** Reads the days of the market chart, oldest first. Null with fewer than two prices. */
export function coinTrend(days: readonly PriceDay[]): CoinTrend | null {
  const known = days.flatMap(({ date, price }) =>
    price === null ? [] : [{ at: new Date(`${date}T00:00:00Z`), price }],
  )
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || first === last) return null
  return {
    values: known.map(({ price }) => toPixels(price)),
    change: relativeChange(first.price, last.price),
    first: first.at,
    last: last.at,
  }
}
