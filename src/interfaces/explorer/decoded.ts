import * as v from 'valibot'
import { cleanText } from '#lib/text/text.ts'
import { longText, text } from '#lib/wire/shapes.ts'
import { known, record } from './record.ts'

/** A decoded argument: a word, or a list of them for arrays and tuples. */
export type DecodedValue = string | readonly DecodedValue[]

const deepest = 6

const value = v.pipe(
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
        value,
      }),
    ),
    [],
  ),
})

export type Decoded = v.InferOutput<typeof decodedSchema>

/** Why a transaction was reverted: decoded, or whatever text or bytes the contract gave. */
export const revertReasonSchema = v.union([
  v.pipe(
    decodedSchema,
    v.check((decoded) => decoded.methodCall !== null, 'not decoded'),
  ),
  v.pipe(
    v.looseObject({ raw: v.string() }),
    v.transform(({ raw }) => ({ raw: readable(raw) })),
  ),
  v.pipe(
    v.string(),
    v.transform((raw) => ({ raw: readable(raw) })),
  ),
])

function decodedValue(wire: unknown, depth: number): DecodedValue {
  if (Array.isArray(wire) && depth < deepest) return wire.map((inner) => decodedValue(inner, depth + 1))
  if (wire === null || wire === undefined) return ''
  if (typeof wire === 'object') return depth < deepest ? decodedValue(Object.values(wire), depth) : '…'
  const result = v.safeParse(longText, String(wire))
  return result.success ? result.output : ''
}

const errorString = /^(0x)?08c379a0/
const word = 64

/** The sentence of a Solidity `Error(string)`, or what was sent, made fit to show. */
function readable(raw: string) {
  const sentence = errorString.test(raw) ? errorSentence(raw.replace(errorString, '')) : ''
  return cleanText(sentence || raw)
}

function errorSentence(data: string) {
  const length = Number.parseInt(data.slice(word, 2 * word), 16)
  const bytes = data.slice(2 * word, 2 * word + 2 * length).match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)))
}
