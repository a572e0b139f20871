import { type Decimal, parseDecimal, toUnits } from './decimal.ts'

/** What an amount field holds: nothing, an exact amount, or text that is not one with the reason. */
export type AmountReading =
  | { kind: 'empty' }
  | { kind: 'amount'; value: Decimal; units: bigint }
  | { kind: 'problem'; problem: string }

const longest = 80

/** Reads an amount as typed, for an asset of `decimals` places. Nothing is guessed: `1,000` is refused. */
export function readAmount(text: string, decimals: number): AmountReading {
  const typed = text.trim()
  if (typed === '') return { kind: 'empty' }
  if (typed.includes(',')) return { kind: 'problem', problem: 'Use a point for decimals and no other marks.' }
  const completed = typed.replace(/^\./, '0.').replace(/\.$/, '')
  const value = /^\.?\d[\d.]*$/.test(typed) && completed.length <= longest ? parseDecimal(completed) : null
  if (value === null) return { kind: 'problem', problem: 'Enter a number, such as 12.5.' }
  const places = value.split('.')[1]?.length ?? 0
  if (places > decimals) return { kind: 'problem', problem: `This asset has ${decimals} decimal places.` }
  return { kind: 'amount', value, units: toUnits(value, decimals) }
}
