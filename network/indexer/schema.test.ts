import { readFileSync } from 'node:fs'
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { expect, test } from 'vitest'
import { schema } from './schema.ts'
import { createIndexerYoga } from './yoga.ts'

/** The tables of the specification, read back from its words. */
const specification = readFileSync(new URL('../../spec/interfaces.md', import.meta.url), 'utf8')
const sdl = readFileSync(new URL('../../spec/indexer.graphql', import.meta.url), 'utf8')

test('the served schema is the specification, type for type', async () => {
  const answer = await createIndexerYoga().fetch('http://indexer.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  })
  const served = buildClientSchema((await answer.json()).data)
  expect(printSchema(lexicographicSortSchema(served))).toBe(
    printSchema(lexicographicSortSchema(buildSchema(sdl))),
  )
})

test('every operation of the specification has a resolver', () => {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
  const subscriptions = Object.values(schema.getSubscriptionType()?.getFields() ?? {})
  expect(queries).toHaveLength(17)
  expect(queries.filter((field) => !field.resolve)).toEqual([])
  expect(subscriptions).toHaveLength(3)
  expect(subscriptions.filter((field) => !field.subscribe)).toEqual([])
})

test('every field of a record stands in its table, optional where the table says so', () => {
  for (const name of ['Market', 'Swap']) {
    const type = schema.getType(name)
    if (!type || !('getFields' in type)) throw new Error(`${name} is not served`)
    const table = specification.split(`**${name}**`)[1]?.split('\n\n')[1] ?? ''
    const rows = [...table.matchAll(/^\| (\w+) \| (\w+) \| ?(\w*) \|$/gm)].filter(
      ([, field]) => field !== 'Field',
    )
    const documented = rows.map(
      ([, field, scalar, note]) => `${field}: ${scalar}${note === 'optional' ? '' : '!'}`,
    )
    const served = Object.values(type.getFields()).map((field) => `${field.name}: ${field.type}`)
    expect(served).toEqual(documented)
  }
})
