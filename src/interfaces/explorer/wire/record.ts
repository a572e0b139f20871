import * as v from 'valibot'

/** The names of a field on the wire, newest public name first; the first one with a value wins. */
export type Aliases = Readonly<Record<string, readonly string[]>>

/**
 * A schema of an explorer's object: each field is read under its snake_case name and its aliases. Other fields are
 * dropped.
 */
export function record<const Entries extends v.ObjectEntries>(entries: Entries, aliases: Aliases = {}) {
  const names = Object.keys(entries).map(
    (name) => [name, [snakeCase(name), ...(aliases[name] ?? [])]] as const,
  )
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((wire) =>
      Object.fromEntries(
        names.flatMap(([name, wireNames]) => {
          const found = wireNames.map((wireName) => at(wire, wireName)).find(isThere)
          return isThere(found) ? [[name, found]] : []
        }),
      ),
    ),
    v.object(entries),
  )
}

/** A field that may be missing: null when it is absent or invalid. Unknown is never zero. */
export function known<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullish(schema, null), null)
}

function at(wire: Readonly<Record<string, unknown>>, wireName: string): unknown {
  const [outer = '', inner] = wireName.split('.')
  if (inner === undefined) return wire[outer]
  return typeof wire[outer] === 'object'
    ? (wire[outer] as Record<string, unknown> | null)?.[inner]
    : undefined
}

function isThere(value: unknown) {
  return value !== undefined && value !== null
}

function snakeCase(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
