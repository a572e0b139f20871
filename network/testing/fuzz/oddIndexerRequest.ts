import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLField, getNamedType, isObjectType } from 'graphql'
import type { Random } from '#network/seed/random.ts'
import { oddHeaders, oddMethods, oddText, oddUrlText } from './oddText.ts'

const schema = buildSchema(readFileSync(new URL('../../../spec/indexer.graphql', import.meta.url), 'utf8'))
const fieldsOf = (type = schema.getQueryType()) => Object.values(type?.getFields() ?? {})
const operations = [...fieldsOf(), ...fieldsOf(), ...fieldsOf(schema.getSubscriptionType())]

/** A GraphQL value, or almost one. */
function literal(random: Random): string {
  const text = oddText(random)
  const quoted = JSON.stringify(text)
  return random.pick([quoted, quoted, text, `[${quoted}]`, `{a: ${text}}`, '$v', `"""${text}"""`])
}

/** A call of an operation with all arguments, some of them, or one too many, and with all of its plain fields. */
function call(field: GraphQLField<unknown, unknown>, random: Random): string {
  const given = field.args.filter(() => random.chance(0.8)).map(({ name }) => `${name}: ${literal(random)}`)
  if (random.chance(0.05)) given.push(`more: ${literal(random)}`)
  const type = getNamedType(field.type)
  const selection = isObjectType(type) ? `{ ${Object.keys(type.getFields()).join(' ')} }` : ''
  return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${random.chance(0.95) ? selection : ''}`
}

/** Documents that make no sense in the schema, or that try to overload a server. */
function strangeDocument(random: Random): string {
  const many = random.integer(1, 3_000)
  return random.pick([
    oddText(random),
    '{'.repeat(many),
    `{ ${'a: __typename '.repeat(many)} }`,
    `{ markets ${'{ a '.repeat(many)} ${'} '.repeat(many)} }`,
    `{ markets(limit: ${'['.repeat(many)}) { id } }`,
    `{ ...F } fragment F on Query { ${'...F '.repeat(many)} }`,
    `query Q(${'$v: Int '.repeat(many)}) { __typename }`,
    `{ markets ${'@skip(if: true) '.repeat(many)} { id } }`,
    `{ __type(name: ${literal(random)}) { name fields { type { ofType { ofType { name } } } } } }`,
    `{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }`,
    `mutation { ${oddText(random)} }`,
    '#'.repeat(many),
  ])
}

export function graphqlDocument(random: Random): string {
  if (random.chance(0.1)) return strangeDocument(random)
  const kind = random.pick(['', '', 'query ', 'query Q($v: String) ', 'query Q($v: Int!) ', 'subscription '])
  return `${kind}{ ${call(random.pick(operations), random)} }`
}

const bodies: readonly ((json: string, random: Random) => string | Uint8Array<ArrayBuffer>)[] = [
  (json, random) => json.slice(0, random.integer(0, json.length)),
  (json) => `[${json},${json}]`,
  (json) => '['.repeat(50_000) + json,
  (json) => Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xc0, 0x80])]),
  (json) => Buffer.from(json.replace('markets', '\u00ff'), 'latin1'),
  (json) => Buffer.from(`\ufeff${json}`, 'utf16le'),
  (json) => `${json.slice(0, -1)},"extensions":{"persistedQuery":{"sha256Hash":5}}}`,
  (json) => `${json.slice(0, -1)},"query":null,"__proto__":{"query":"{a}"}}`,
  () => '"text"',
  () => `{"query":${'9'.repeat(400)}}`,
]

const types = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/graphql']
const otherTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/',
  ';',
  'a/b',
]

/** A request for interface A: any operation with odd arguments, in a body that may be malformed, or in the URL. */
export function indexerRequest(url: string, random: Random): [string, RequestInit] {
  const query = graphqlDocument(random)
  const headers = oddHeaders(random)
  if (random.chance(0.15)) {
    const text = random.chance(0.5)
      ? encodeURIComponent(query.slice(0, 2_000).replace(/[\ud800-\udfff]/g, ''))
      : oddUrlText(random)
    return [
      `${url}/graphql?query=${text}&variables=${oddUrlText(random)}`,
      { method: random.pick(oddMethods), headers },
    ]
  }
  const variables = random.pick<unknown>([{ v: oddText(random) }, { v: [1] }, { v: 2 ** 31 }, [], 'v', null])
  const operationName = oddText(random)
  const json = JSON.stringify({
    query,
    ...(random.chance(0.5) && { variables }),
    ...(random.chance(0.1) && { operationName }),
  })
  const body = random.chance(0.15) ? random.pick(bodies)(json, random) : json
  const type = random.chance(0.85) ? 'application/json' : random.pick([...types, ...otherTypes])
  return [`${url}/graphql`, { method: 'POST', headers: { ...headers, 'content-type': type }, body }]
}
