import { type Decimal, isZero } from '#lib/numbers/decimal.ts'

type Held = { holders: number; reserveToken: Decimal; realReserveUSD: Decimal }

/**
 * The number of holders of a market's token without its pool. An indexer counts the pool while it has unsold tokens, or leaves it
 * out; where the pool was paid for tokens, at least one holder has them.
 */
export function holdersBesidesPool({ holders, reserveToken, realReserveUSD }: Held): number {
  const fewest = holders > 0 && !isZero(realReserveUSD) ? 1 : 0
  return isZero(reserveToken) ? holders : Math.max(fewest, holders - 1)
}
