import { isObject, type Json, type JsonObject } from './document.ts'

/** The name under which the validator knows the whole document. */
export const documentName = 'document'

/**
 * A document with its schemas written in JSON Schema: what OpenAPI says in words of its own becomes words every
 * validator knows. `anyOf` and `oneOf` become our `forms`, which can say what is wrong with the nearest form.
 */
export function asJsonSchema(value: Json): Json {
  if (Array.isArray(value)) return value.map(asJsonSchema)
  if (!isObject(value)) return value
  const { nullable, discriminator, anyOf, oneOf, ...rest } = value
  const schema: JsonObject = mapped(rest)
  if (typeof rest.$ref === 'string') schema.$ref = absolute(rest.$ref)
  exclusive(schema)
  // A property may be called like any of these words: then it is a schema, not a word.
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

/** OpenAPI 3.0 says by a flag that a bound itself is excluded. */
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

/** The record itself says of which kind it is: it is held against that kind alone. Null without a mapping. */
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
