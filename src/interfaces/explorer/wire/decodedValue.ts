import * as v from 'valibot'
import { longText } from '#lib/wire/shapes.ts'

/** A decoded argument: a text, or a list of values for arrays and tuples. */
export type DecodedValue = string | readonly DecodedValue[]

const deepest = 6

/** A decoded value of any depth, as texts and lists. */
export const decodedValueSchema = v.pipe(
  v.unknown(),
  v.transform((wire) => decodedValue(wire, 0)),
)

function decodedValue(wire: unknown, depth: number): DecodedValue {
  if (Array.isArray(wire) && depth < deepest) return wire.map((inner) => decodedValue(inner, depth + 1))
  if (wire === null || wire === undefined) return ''
  if (typeof wire === 'object') return depth < deepest ? decodedValue(Object.values(wire), depth) : '…'
  const result = v.safeParse(longText, String(wire))
  return result.success ? result.output : ''
}
