import { readAmount } from '#lib/numbers/amount.ts'
import { fromUnits, toUnits } from '#lib/numbers/decimal.ts'

/** The units of the network's coin by their decimal places below it. */
export type Unit = { label: string; decimals: number }

/** Wei, Gwei and the whole coin. */
export function unitsOf(coin: { symbol: string; decimals: number }): Unit[] {
  return [
    { label: coin.symbol, decimals: coin.decimals },
    { label: 'Gwei', decimals: 9 },
    { label: 'Wei', decimals: 0 },
  ]
}

/** What was typed in one unit, in every unit, exactly; a problem in words when it is no amount of it. */
export function convert(typed: string, from: Unit, units: readonly Unit[]): string[] | { problem: string } {
  const reading = readAmount(typed, from.decimals)
  if (reading.kind === 'problem') return { problem: reading.problem }
  if (reading.kind === 'empty') return units.map(() => '')
  const wei = toUnits(reading.value, from.decimals)
  return units.map(({ decimals }) => fromUnits(wei, decimals))
}
