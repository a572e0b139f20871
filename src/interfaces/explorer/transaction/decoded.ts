import * as v from 'valibot'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { longText, text } from '#lib/wire/shapes.ts'

/** A decoded argument: a word, or a list of them for arrays and tuples. */
export type DecodedValue = string | readonly DecodedValue[]

const deepest = 6

/** A decoded value of any depth as words and lists of them. */
export const decodedValueSchema = v.pipe(
  v.unknown(),
  v.transform((wire) => decodedValue(wire, 0)),
)

/** A call or an event in words, as the explorer decoded it. */
export const decodedSchema = record({
  methodCall: known(text),
  methodId: known(text),
  parameters: v.fallback(
    v.array(
      v.object({
        name: v.fallback(text, ''),
        type: v.fallback(text, ''),
        indexed: v.fallback(v.optional(v.boolean(), false), false),
        value: decodedValueSchema,
      }),
    ),
    [],
  ),
})

export type Decoded = v.InferOutput<typeof decodedSchema>

const rawReason = v.pipe(
  v.string(),
  v.check((raw) => raw.trim() !== '' && raw !== '0x', 'no reason'),
  v.transform((raw) => ({ raw })),
)

/** Why a transaction was reverted: decoded, or whatever text or bytes the contract gave, as they came. */
export const revertReasonSchema = v.union([
  v.pipe(
    decodedSchema,
    v.check((decoded) => decoded.methodCall !== null, 'not decoded'),
  ),
  v.pipe(
    v.object({ raw: rawReason }),
    v.transform(({ raw }) => raw),
  ),
  rawReason,
])

function decodedValue(wire: unknown, depth: number): DecodedValue {
  if (Array.isArray(wire) && depth < deepest) return wire.map((inner) => decodedValue(inner, depth + 1))
  if (wire === null || wire === undefined) return ''
  if (typeof wire === 'object') return depth < deepest ? decodedValue(Object.values(wire), depth) : '…'
  const result = v.safeParse(longText, String(wire))
  return result.success ? result.output : ''
}
