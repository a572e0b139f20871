import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'

type NativeCurrency = { symbol: string; decimals: number }

/** The label of the button that calls a function; `wei` is what it pays: "Call buy with 1.5 ETH". */
export function callTitle(name: string, wei: bigint, { symbol, decimals }: NativeCurrency): string {
  return wei > 0n ? `Call ${name} with ${formatExact(fromUnits(wei, decimals))} ${symbol}` : `Call ${name}`
}
