import * as v from 'valibot'
import { decodedValueSchema } from '#interfaces/explorer/wire/decodedValue.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { text } from '#lib/wire/shapes.ts'

/** A call or an event as the explorer decoded it. */
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
  /** Where a proxy may have had another implementation then. */
  withCurrentImplementation: v.optional(v.fallback(v.boolean(), false)),
})

export type Decoded = v.InferOutput<typeof decodedSchema>

const rawReason = v.pipe(
  v.string(),
  v.check((raw) => raw.trim() !== '' && raw !== '0x', 'no reason'),
  v.transform((raw) => ({ raw })),
)

/** Why a transaction was reverted: decoded by the explorer, or the contract's text or bytes as they came. */
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
