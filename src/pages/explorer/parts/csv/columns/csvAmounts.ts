import { config } from '#lib/browser/config/config.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'

/** The heading of a column of native amounts: `Value (ETH)`. */
export function nativeHeader(name: string) {
  return `${name} (${config().nativeCurrency.symbol})`
}

/** Base units of a token in whole tokens; null where the decimals are unknown, since the figure would be wrong. */
export function tokenFigure(units: bigint | null, decimals: number | null) {
  return units === null || decimals === null ? null : fromUnits(units, decimals)
}
