import { readFile } from 'node:fs/promises'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { parse } from 'yaml'

export type JsonObject = { [name: string]: unknown }

/** A GET of an OpenAPI document, with everything that its `$ref`s name in its place, except schemas. */
export type Operation = {
  path: string
  parameters: { name: string; in: string; schema?: JsonObject }[]
  /** The JSON pointer to the schema of the JSON body, or null where there is none, by status: `200`, `4XX`, `default`. */
  responses: Map<string, string | null>
}

/** An OpenAPI document: its operations, and a validator for their answers. */
export type OpenapiDocument = {
  operations: Operation[]
  /** Compares a body with the schema at a JSON pointer. */
  validate(pointer: string, body: unknown): ErrorObject[]
}

const formats = {
  'date-time': /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: (text: string) => URL.canParse(text),
}

/**
 * Reads an OpenAPI document in JSON or YAML. @throws an error with one sentence when the file is no OpenAPI document.
 */
export async function readOpenapi(file: string): Promise<OpenapiDocument> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} could not be read.`)
  })
  const document = parseYaml(text)
  if (!/^3\.[01]\b/.test(String(document?.openapi)) || !document?.paths)
    throw new Error(`${file} is not an OpenAPI 3.0 or 3.1 document.`)
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false, formats })
  ajv.addSchema(asJsonSchema(document) as JsonObject, 'document')
  return {
    operations: operationsOf(document),
    validate(pointer, body) {
      const reference = `document${pointer}`
      const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference })
      return validate(body) ? [] : (validate.errors ?? [])
    },
  }
}

function parseYaml(text: string): JsonObject | null {
  try {
    // JSON is a subset of YAML.
    return parse(text) as JsonObject | null
  } catch {
    return null
  }
}

/**
 * Converts the keywords that OpenAPI 3.0 adds to JSON Schema: `nullable`, `discriminator` and boolean exclusive bounds.
 */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema)
  if (!isObject(value)) return value
  const schema: JsonObject = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, asJsonSchema(inner)]),
  )
  if (typeof schema.exclusiveMinimum === 'boolean') delete schema.exclusiveMinimum
  if (typeof schema.exclusiveMaximum === 'boolean') delete schema.exclusiveMaximum
  const { discriminator } = schema
  if (isObject(discriminator) && isObject(discriminator.mapping)) {
    // With the discriminator, only the schema of the record's own kind reports errors.
    const name = String(discriminator.propertyName)
    delete schema.oneOf
    schema.allOf = Object.entries(discriminator.mapping).map(([kind, $ref]) => ({
      if: { properties: { [name]: { const: kind } } },
      else: true,
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref },
    }))
  }
  if (typeof schema.nullable !== 'boolean') return schema
  const { nullable, ...rest } = schema
  return nullable ? { if: { type: 'null' }, else: rest } : rest
}

function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(document.paths as JsonObject).flatMap(([path, value]) => {
    const item = follow(document, value)
    if (!isObject(item.get)) return []
    const { parameters = [], responses = {} } = item.get
    const all = [item.parameters ?? [], parameters].flat().map((parameter) => follow(document, parameter))
    const place = `#/paths/${escaped(path)}/get/responses`
    return {
      path,
      parameters: all as Operation['parameters'],
      responses: new Map(
        Object.entries(responses as JsonObject).map(([status, response]) => [
          status,
          schemaPointer(document, response, `${place}/${status}`),
        ]),
      ),
    }
  })
}

function schemaPointer(document: JsonObject, response: unknown, place: string): string | null {
  const pointer = isObject(response) && typeof response.$ref === 'string' ? response.$ref : place
  const { content } = follow(document, response)
  const json = isObject(content) ? content['application/json'] : undefined
  return isObject(json) && json.schema ? `${pointer}/content/application~1json/schema` : null
}

/** The object itself, or the one that its `$ref` names. */
function follow(document: JsonObject, value: unknown): JsonObject {
  if (!isObject(value)) return {}
  if (typeof value.$ref !== 'string') return value
  const names = value.$ref.split('/').slice(1)
  return follow(
    document,
    names.reduce<unknown>(
      (inside, name) => (isObject(inside) ? inside[unescaped(name)] : undefined),
      document,
    ),
  )
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function unescaped(name: string): string {
  return decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')
}
