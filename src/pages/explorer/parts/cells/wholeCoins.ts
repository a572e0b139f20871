import { config } from '#lib/browser/config/config.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'

/** Wei in the native currency; null when unknown. */
export function wholeCoins(wei: bigint | null): Decimal | null {
  return wei === null ? null : fromUnits(wei, config().nativeCurrency.decimals)
}
