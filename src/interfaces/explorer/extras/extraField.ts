import * as v from 'valibot'
import {
  type Address,
  address,
  baseUnits,
  type Hash,
  hash,
  integer,
  text,
  timestamp,
} from '#lib/wire/shapes.ts'

/** A value that only some explorers send, with its kind: wei of the native coin, wei of gas prices, a count, … */
export type ExtraValue =
  | { kind: 'native' | 'gasPrice'; wei: bigint }
  | { kind: 'count'; count: bigint }
  | { kind: 'hash'; hash: Hash }
  | { kind: 'address'; address: Address }
  | { kind: 'time'; at: Date }
  | { kind: 'text'; text: string }

export type ExtraLine = { label: string; value: ExtraValue }

/** A field to read: its path on the wire (`a.b` for the field b of the object a), its label, and its kind. */
export type ExtraField = readonly [path: string, label: string, kind: ExtraValue['kind']]

type Wire = Readonly<Record<string, unknown>>

/** Reads those fields that an answer has, in order. A list becomes one line for each value. */
export function readExtraFields(wire: Wire, fields: readonly ExtraField[]): ExtraLine[] {
  return fields.flatMap(([path, label, kind]) => {
    const found = valueAt(wire, path)
    const values = Array.isArray(found) ? found : [found]
    return values.flatMap((each) => {
      const value = readValue(each, kind)
      return value ? [{ label, value }] : []
    })
  })
}

function valueAt(wire: Wire, path: string): unknown {
  let at: unknown = wire
  for (const name of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Wire)[name]
  }
  return at
}

const aWord = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), text)

const schemas = {
  native: v.pipe(
    baseUnits,
    v.transform((wei) => ({ wei })),
  ),
  gasPrice: v.pipe(
    baseUnits,
    v.transform((wei) => ({ wei })),
  ),
  count: v.pipe(
    v.union([baseUnits, integer]),
    v.transform((count) => ({ count: BigInt(count) })),
  ),
  hash: v.pipe(
    hash,
    v.transform((found) => ({ hash: found })),
  ),
  address: v.pipe(
    v.unknown(),
    v.transform((wire) => (typeof wire === 'object' && wire !== null ? (wire as Wire).hash : wire)),
    address,
    v.transform((found) => ({ address: found })),
  ),
  time: v.pipe(
    v.nonNullable(timestamp),
    v.transform((at) => ({ at })),
  ),
  text: v.pipe(
    aWord,
    v.minLength(1),
    v.transform((found) => ({ text: found })),
  ),
}

function readValue(wire: unknown, kind: ExtraValue['kind']): ExtraValue | null {
  if (wire === null || wire === undefined) return null
  const result = v.safeParse(schemas[kind] as v.GenericSchema<unknown, object>, wire)
  return result.success ? ({ kind, ...result.output } as ExtraValue) : null
}
