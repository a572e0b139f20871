import { readAmount } from '#lib/numbers/amount.ts'
import { fromUnits, toUnits } from '#lib/numbers/decimal.ts'

/** A unit of the native currency. `decimals` is its number of decimals when the amount is in wei. */
export type Unit = { label: string; decimals: number; isHex?: true }

/** The native currency, Gwei, wei, and wei in hexadecimal as nodes write it. */
export function unitsOf(coin: { symbol: string; decimals: number }): Unit[] {
  return [
    { label: coin.symbol, decimals: coin.decimals },
    { label: 'Gwei', decimals: 9 },
    { label: 'Wei', decimals: 0 },
    { label: 'Wei, hexadecimal', decimals: 0, isHex: true },
  ]
}

/** The largest number of a contract has 64 digits. */
const hexForm = /^0x[0-9a-f]{1,64}$/i

/**
 * Converts a typed amount of one unit exactly to every unit. Hexadecimal digits after 0x are read in each of them. Returns a
 * problem when it is not an amount of that unit.
 */
export function convert(typed: string, from: Unit, units: readonly Unit[]): string[] | { problem: string } {
  const text = typed.trim()
  if (from.isHex && text !== '' && !hexForm.test(text))
    return { problem: 'Enter 0x and up to 64 hexadecimal digits.' }
  if (hexForm.test(text)) return inUnits(BigInt(text) * 10n ** BigInt(from.decimals), units)
  const reading = readAmount(typed, from.decimals)
  if (reading.kind === 'problem') return { problem: reading.problem }
  if (reading.kind === 'empty') return units.map(() => '')
  const wei = toUnits(reading.value, from.decimals)
  return inUnits(wei, units)
}

function inUnits(wei: bigint, units: readonly Unit[]): string[] {
  return units.map(({ decimals, isHex }) => (isHex ? `0x${wei.toString(16)}` : fromUnits(wei, decimals)))
}
