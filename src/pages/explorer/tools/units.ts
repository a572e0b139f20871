import { readAmount } from '#lib/numbers/amount.ts'
import { fromUnits, toUnits } from '#lib/numbers/decimal.ts'

/** A unit of the native currency. `decimals` is its number of decimals when the amount is in wei. */
export type Unit = { label: string; decimals: number }

/** The native currency, Gwei and wei. */
export function unitsOf(coin: { symbol: string; decimals: number }): Unit[] {
  return [
    { label: coin.symbol, decimals: coin.decimals },
    { label: 'Gwei', decimals: 9 },
    { label: 'Wei', decimals: 0 },
  ]
}

/**
 * Converts a typed amount of one unit exactly to every unit. Returns a problem when it is not an amount of that
 * unit.
 */
export function convert(typed: string, from: Unit, units: readonly Unit[]): string[] | { problem: string } {
  const reading = readAmount(typed, from.decimals)
  if (reading.kind === 'problem') return { problem: reading.problem }
  if (reading.kind === 'empty') return units.map(() => '')
  const wei = toUnits(reading.value, from.decimals)
  return units.map(({ decimals }) => fromUnits(wei, decimals))
}
