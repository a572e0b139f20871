import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'

/** A value in a parsed document. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type JsonObject = { [name: string]: Json }

/** A GET of the document. Its schemas are JSON pointers into the document. */
export type Operation = {
  path: string
  parameters: Parameter[]
  /** By status as it is written: `200`, `4XX`, `default`. */
  responses: Map<string, Response>
}

export type Parameter = { name: string; in: string; schema: JsonObject }

/** The schema of each content type. Null where the document gives none. */
type Response = Map<string, string | null>

/** Reads an OpenAPI document in JSON or YAML. Throws one sentence when the file is not one. */
export async function readDocument(file: string): Promise<JsonObject> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} could not be read.`)
  })
  const document: Json = readText(text)
  const isOpenApi =
    isObject(document) && /^3\.[01]\b/.test(String(document.openapi)) && isObject(document.paths)
  if (isOpenApi) return document
  throw new Error(`${file} is not an OpenAPI 3.0 or 3.1 document.`)
}

function readText(text: string): Json {
  try {
    // JSON is a subset of YAML.
    return parse(text) as Json
  } catch {
    return null
  }
}

/** The GET operations of a document, in its order. */
export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(objectOf(document.paths)).flatMap(([path, value]) => {
    const item = resolved(document, value)
    if (!isObject(item.get)) return []
    const pointer = `#/paths/${escaped(path)}/get`
    return [
      {
        path,
        parameters: [...listOf(item.parameters), ...listOf(item.get.parameters)].map((parameter) =>
          parameterOf(document, parameter),
        ),
        responses: new Map(
          Object.entries(objectOf(item.get.responses)).map(([status, response]) => [
            status,
            responseOf(document, response, `${pointer}/responses/${status}`),
          ]),
        ),
      },
    ]
  })
}

function parameterOf(document: JsonObject, value: Json): Parameter {
  const parameter = resolved(document, value)
  return {
    name: String(parameter.name),
    in: String(parameter.in),
    schema: resolved(document, parameter.schema),
  }
}

function responseOf(document: JsonObject, value: Json, place: string): Response {
  const pointer = isObject(value) && typeof value.$ref === 'string' ? value.$ref : place
  const contents = Object.entries(objectOf(resolved(document, value).content))
  return new Map(
    contents.map(([type, content]) => [
      type,
      objectOf(content).schema === undefined ? null : `${pointer}/content/${escaped(type)}/schema`,
    ]),
  )
}

/** Follows `$ref` to its target in the document. */
function resolved(document: JsonObject, value: Json | undefined): JsonObject {
  if (!isObject(value)) return {}
  if (typeof value.$ref !== 'string') return value
  const names = value.$ref.replace(/^#\//, '').split('/').map(unescaped)
  const target = names.reduce<Json | undefined>(
    (inside, name) => (isObject(inside) ? inside[name] : undefined),
    document,
  )
  return resolved(document, target)
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function unescaped(name: string): string {
  return decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')
}
