import type { FilterFigure, Range } from '#domain/markets/marketFilter.ts'
import { compare, type Decimal, parseDecimal, zero } from '#lib/numbers/decimal.ts'

/** The text of a range's two fields. An empty field means an open end. */
export type TypedRange = { figure: FilterFigure; from: string; to: string }

/** The fields of a chosen range; empty without one. */
export function typedRange(figure: FilterFigure, range: Range | undefined): TypedRange {
  return { figure, from: range?.from ?? '', to: range?.to ?? '' }
}

/** The range of two fields. Check `isWrongRange` first: an invalid end counts as open. */
export function readRange({ from, to }: TypedRange): Range {
  return { from: readEnd(from) ?? null, to: readEnd(to) ?? null }
}

/** Whether an end is no number from 0 on, or the range ends before it begins. */
export function isWrongRange({ from, to }: TypedRange): boolean {
  const [start, end] = [readEnd(from), readEnd(to)]
  if (start === undefined || end === undefined) return true
  return start !== null && end !== null && compare(start, end) > 0
}

/** The end of a range: null for an empty field, undefined for anything but a number from 0 on. */
function readEnd(text: string): Decimal | null | undefined {
  if (text.trim() === '') return null
  const value = parseDecimal(text.trim())
  return value !== null && compare(value, zero) >= 0 ? value : undefined
}
