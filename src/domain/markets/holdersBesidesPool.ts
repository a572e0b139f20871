import { type Decimal, isZero } from '#lib/numbers/decimal.ts'

/**
 * The number of holders of a market's token without its pool. An indexer counts the pool while it has unsold tokens.
 */
export function holdersBesidesPool({
  holders,
  reserveToken,
}: {
  holders: number
  reserveToken: Decimal
}): number {
  return isZero(reserveToken) ? holders : Math.max(0, holders - 1)
}
