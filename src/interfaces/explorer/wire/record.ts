import * as v from 'valibot'

/** The names of a field on the wire, newest public name first; the first one with a value wins. */
export type Aliases = Readonly<Record<string, readonly string[]>>

type WireObject = Readonly<Record<string, unknown>>

/**
 * A schema of an explorer's object: each field is read under its snake_case name and its aliases. Other fields are
 * dropped.
 */
export function record<const Entries extends v.ObjectEntries>(entries: Entries, aliases: Aliases = {}) {
  const fields = Object.keys(entries).map((name) => ({
    name,
    paths: [snakeCase(name), ...(aliases[name] ?? [])].map((path) => path.split('.')),
  }))
  return v.pipe(
    v.custom<WireObject>(isObject, 'not an object'),
    v.transform((wire) => {
      const found: Record<string, unknown> = {}
      for (const { name, paths } of fields) found[name] = firstValue(wire, paths)
      return found
    }),
    v.object(entries),
  )
}

/** A field that may be missing: null when it is absent or invalid. Unknown is never zero. */
export function known<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullish(schema, null), null)
}

function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function firstValue(wire: WireObject, paths: readonly (readonly string[])[]): unknown {
  for (const [outer = '', inner] of paths) {
    const value = wire[outer]
    const found = inner === undefined ? value : isObject(value) ? value[inner] : undefined
    if (found !== undefined && found !== null) return found
  }
  return undefined
}

function snakeCase(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
