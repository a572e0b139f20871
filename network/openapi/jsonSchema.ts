import { isObject, type Json, type JsonObject } from './document.ts'

/** The validator's name for the whole document. */
export const documentName = 'document'

/**
 * A document whose OpenAPI schemas are rewritten as JSON Schema, which every validator knows. `anyOf` and `oneOf`
 * become our `forms`, which report what is wrong with the nearest form.
 */
export function asJsonSchema(value: Json): Json {
  if (Array.isArray(value)) return value.map(asJsonSchema)
  if (!isObject(value)) return value
  const { nullable, discriminator, anyOf, oneOf, ...rest } = value
  const schema: JsonObject = mapped(rest)
  if (typeof rest.$ref === 'string') schema.$ref = absolute(rest.$ref)
  exclusive(schema)
  // A property may have one of these names. Then it is a schema and no keyword.
  for (const [word, own] of Object.entries({ nullable, discriminator, anyOf, oneOf }))
    if (isObject(own) && !('propertyName' in own)) schema[word] = asJsonSchema(own)
  const kinds = discriminated(discriminator)
  const forms = [
    kinds,
    kinds ? null : formsOf(oneOf, { exactlyOne: true }),
    formsOf(anyOf, { exactlyOne: false }),
  ].filter((form) => form !== null)
  if (forms.length > 0) schema.allOf = [...(Array.isArray(schema.allOf) ? schema.allOf : []), ...forms]
  return nullable === true ? { if: { type: 'null' }, else: schema } : schema
}

function formsOf(schemas: Json | undefined, { exactlyOne }: { exactlyOne: boolean }): JsonObject | null {
  return Array.isArray(schemas) ? { forms: { schemas: schemas.map(asJsonSchema), exactlyOne } } : null
}

function mapped(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asJsonSchema(inner)]))
}

function absolute(reference: string): string {
  return reference.startsWith('#') ? `${documentName}${reference}` : reference
}

/** OpenAPI 3.0 excludes a bound by a flag. */
function exclusive(schema: JsonObject) {
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (schema[flag] === true && schema[bound] !== undefined) {
      schema[flag] = schema[bound]
      delete schema[bound]
    } else if (typeof schema[flag] === 'boolean') delete schema[flag]
  }
}

/** The record names its own kind and is compared with that kind alone. Null without a mapping. */
function discriminated(discriminator: Json | undefined): JsonObject | null {
  if (!isObject(discriminator) || !isObject(discriminator.mapping)) return null
  const name = String(discriminator.propertyName)
  const kinds = Object.entries(discriminator.mapping)
  return {
    type: 'object',
    required: [name],
    properties: { [name]: { enum: kinds.map(([kind]) => kind) } },
    allOf: kinds.map(([kind, reference]) => ({
      if: { not: { properties: { [name]: { const: kind } } } },
      else: { $ref: absolute(String(reference)) },
    })),
  }
}
