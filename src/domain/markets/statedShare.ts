import { type Decimal, decimal, divide } from '#lib/numbers/decimal.ts'

/** The share of the supply that the indexer states for a holder, 0 to 1; null when unknown. */
export function statedShare({ percentage }: { percentage: number | null }): Decimal | null {
  return percentage === null ? null : divide(decimal(String(percentage)), hundred)
}

const hundred = decimal('100')
