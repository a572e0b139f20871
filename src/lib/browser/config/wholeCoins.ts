import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { config } from './config.ts'

/** Wei in whole coins of the network, exact; null when unknown. */
export function wholeCoins(wei: bigint): Decimal
export function wholeCoins(wei: bigint | null): Decimal | null
export function wholeCoins(wei: bigint | null): Decimal | null {
  return wei === null ? null : fromUnits(wei, config().nativeCurrency.decimals)
}
