import { type Decimal, isZero } from '#lib/numbers/decimal.ts'

/** How many hold a market's token apart from its pool, which an indexer counts as long as it has unsold tokens. */
export function holdersBesidesPool({
  holders,
  reserveToken,
}: {
  holders: number
  reserveToken: Decimal
}): number {
  return isZero(reserveToken) ? holders : Math.max(0, holders - 1)
}
