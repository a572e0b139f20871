import { readFileSync } from 'node:fs'
import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  isEnumType,
  isObjectType,
  isScalarType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { schema } from './schema.ts'
import { createIndexerYoga } from './yoga.ts'

/** The tables of the specification are the contract. The SDL beside it must say exactly the same. */
const specification = readFileSync(new URL('../../../spec/interfaces.md', import.meta.url), 'utf8')
const sdl = readFileSync(new URL('../../../spec/indexer.graphql', import.meta.url), 'utf8')

const builtIn = ['Boolean', 'Float', 'Int', 'String']
let served: GraphQLSchema

beforeAll(async () => {
  const answer = await createIndexerYoga().fetch('http://indexer.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  })
  served = buildClientSchema((await answer.json()).data)
})

/** The part of the specification from a heading to the next heading of `level`. */
function section(beginning: string, level = '\n## '): string {
  const start = specification.indexOf(beginning)
  if (start < 0) throw new Error(`The specification has no "${beginning}".`)
  const rest = specification.slice(start + beginning.length)
  const end = rest.indexOf(level)
  return end < 0 ? rest : rest.slice(0, end)
}

/** The rows of the first table in a text, cell by cell, without the heading. */
function table(text: string): string[][] {
  const [first = ''] = text.slice(text.indexOf('\n| ')).trim().split('\n\n')
  const rows = first.split('\n').slice(2)
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

/** The name and the fields of every record, from its table or its sentence. */
function documentedRecords(): Record<string, Record<string, string>> {
  const text = section('### A. Indexer resources', '\n### ')
  const records: Record<string, Record<string, string>> = {}
  for (const [, name = '', sentence = ''] of text.matchAll(/^\*\*(\w+)\*\*(?:: (.*)\.)?$/gm)) {
    const rows = sentence
      ? sentence.split('; ').map((field) => field.split(' '))
      : table(text.split(`**${name}**`)[1] ?? '')
    records[name] = Object.fromEntries(
      rows.map(([field = '', type, note]) => [field, `${type}${note?.includes('optional') ? '' : '!'}`]),
    )
  }
  return records
}

/** The arguments and the result of every operation in a table, as SDL writes them. */
function documentedOperations(heading: string): string[] {
  return table(section(heading)).map(([name, input = '', output = '']) => {
    const parameters =
      input === 'none' ? '' : `(${input.replace(' (all optional)', '').replace(' (optional)', '')})`
    const isNullable = output.endsWith(' (nullable)')
    const result = output.replace(' (nullable)', '')
    return `${name}${parameters}: ${result}${isNullable || result.endsWith('!') ? '' : '!'}`
  })
}

function servedOperations(type: ReturnType<GraphQLSchema['getQueryType']>): string[] {
  return Object.values(type?.getFields() ?? {}).map(({ name, args, type: result }) => {
    const input = args.map((argument) => `${argument.name}: ${argument.type}`).join(', ')
    return `${name}${input && `(${input})`}: ${result}`
  })
}

test('every record has the fields of its table, with their types, and no others', () => {
  const documented = documentedRecords()
  expect(Object.keys(documented)).toHaveLength(9)
  for (const [name, fields] of Object.entries(documented)) {
    const type = served.getType(name)
    if (!isObjectType(type)) throw new Error(`${name} is not served.`)
    const given = Object.values(type.getFields()).map((field) => [field.name, String(field.type)])
    expect(Object.fromEntries(given), name).toEqual(fields)
  }
})

test('every query and subscription has the arguments and the result of its table, and there are no others', () => {
  const queries = documentedOperations('Query operations')
  const subscriptions = documentedOperations('Subscription operations')
  expect([queries.length, subscriptions.length]).toEqual([17, 3])
  expect(servedOperations(served.getQueryType())).toEqual(queries)
  expect(servedOperations(served.getSubscriptionType())).toEqual(subscriptions)
  expect(served.getMutationType()).toBeNull()
})

test('the enum and the scalar are those of the specification, and no type is added', () => {
  const [, name = '', values = ''] = /\*\*Enum (\w+)\*\* values: (.*)\./.exec(specification) ?? []
  const documented = served.getType(name)
  if (!isEnumType(documented)) throw new Error('There is no enum.')
  expect(documented.getValues().map((value) => value.name)).toEqual(values.split(', '))
  const [, scalar = ''] = /\*\*Scalar (\w+)\*\*/.exec(specification) ?? []
  expect(isScalarType(served.getType(scalar))).toBe(true)
  const types = Object.keys(served.getTypeMap()).filter((type) => !type.startsWith('__'))
  const records = Object.keys(documentedRecords())
  expect(types.sort()).toEqual([...builtIn, ...records, name, scalar, 'Query', 'Subscription'].sort())
})

test('the served schema equals spec/indexer.graphql, which types the clients', () => {
  expect(printSchema(lexicographicSortSchema(served))).toBe(
    printSchema(lexicographicSortSchema(buildSchema(sdl))),
  )
})

test('every operation has a resolver', () => {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
  const subscriptions = Object.values(schema.getSubscriptionType()?.getFields() ?? {})
  expect(queries.filter((field) => !field.resolve)).toEqual([])
  expect(subscriptions.filter((field) => !field.subscribe)).toEqual([])
})
