import * as v from 'valibot'

/** An optional search parameter of the address of a page. An invalid value is ignored. */
export function searchParameter<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

/** Text that a user typed, from the address: the router turns `12` into a number and `true` into a boolean. */
export const typedText = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((typed) => String(typed)),
)

/** The number of a page of a list; absent for the first. */
export const pageNumber = searchParameter(
  v.pipe(v.number(), v.safeInteger(), v.minValue(2), v.maxValue(10_000)),
)
