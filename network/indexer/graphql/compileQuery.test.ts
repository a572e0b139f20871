import { type DocumentNode, parse } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { expect, it } from 'vitest'
import type { IndexerContext } from '#network/indexer/context.ts'
import { compileQuery } from './compileQuery.ts'
import { schema as served } from './schema.ts'

const context = {} as IndexerContext

function compiled(schema: typeof served, query: string) {
  const document: DocumentNode = parse(query)
  const [first] = document.definitions
  if (first?.kind !== 'OperationDefinition') throw new Error('The first definition is the operation.')
  return compileQuery(schema, document, first)
}

function answering(record: unknown) {
  return createSchema<IndexerContext>({
    typeDefs:
      'type Query { item: Item list: [Item!]! } type Item { id: Int! name: String share: Float data: JSON } scalar JSON',
    resolvers: { Query: { item: () => record, list: () => [record] } },
  })
}

it.each([
  '{ recentSwaps { id amountIn } }',
  'query($n: Int) { markets(limit: $n) { ...F } } fragment F on Market { a: id }',
])('compiles %s', (query) => expect(compiled(served, query)).toBeTypeOf('function'))

it.each([
  '{ markets { id @skip(if: true) } }',
  '{ markets { id id } }',
  '{ __schema { description } }',
  '{ markets { __proto__: id } }',
])('leaves %s to the executor', (query) => expect(compiled(served, query)).toBeUndefined())

it('selects, renames and serialises in the order of the query', async () => {
  const run = compiled(
    answering({ id: 7, name: 5, share: 0.5, data: { a: [1] }, other: 1 }),
    '{ list { name it: id data } item { share __typename } }',
  )
  expect(JSON.stringify(await run?.({}, context))).toBe(
    '{"list":[{"name":"5","it":7,"data":{"a":[1]}}],"item":{"share":0.5,"__typename":"Item"}}',
  )
})

it('sends null for what may be missing', async () => {
  const run = compiled(answering({ id: 1 }), '{ item { name } }')
  expect(await run?.({}, context)).toEqual({ item: { name: null } })
  expect(await compiled(answering(undefined), '{ item { name } }')?.({}, context)).toEqual({ item: null })
})

it.each([
  ['a missing value', { name: 'a' }, '{ item { id } }'],
  ['a value of another type', { id: 'many' }, '{ item { id } }'],
  ['a missing record', null, '{ list { id } }'],
])('refuses %s, of which the executor makes an error', async (_what, record, query) => {
  await expect(compiled(answering(record), query)?.({}, context)).rejects.toThrow()
})
