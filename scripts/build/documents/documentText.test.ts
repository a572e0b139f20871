import { readFile } from 'node:fs/promises'
import * as library from '@0no-co/graphql.web'
import { expect, test } from 'vitest'
import { listFiles } from '../listFiles.ts'
import { GraphQLError, Kind, parse, print } from './documentText.ts'

const { parse: judge, print: printed } = library

const files = (await listFiles('src/interfaces/indexer')).filter((file) => !file.endsWith('.test.ts'))
const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
const documents = sources.flatMap((source) =>
  [...source.matchAll(/graphql\(\s*`([^`]*)`/g)].map(([, text]) => String(text)),
)

const difficult = [
  '{ markets { id } }',
  'query Q($a: In = { b: { c: 1 } }) @x(y: "}") { a(b: $a) { c } }',
  '# { not a brace\nquery Q { a } # }\nfragment F on T { b }',
  'query { a(text: "a \\" } {", block: """ } " { """) }',
  'subscription S { newSwap { ...F } } fragment F on Swap { id } fragment G on Swap { id }',
]

test.each([...documents, ...difficult])('%s is read as the parser reads it', (text) => {
  expect(parse(text).definitions.map(looked)).toEqual(judge(text).definitions.map(looked))
  expect(printed(judge(print(parse(text))))).toBe(printed(judge(text)))
})

test('the rest is the library’s own', () => {
  expect({ GraphQLError, Kind }).toEqual({ GraphQLError: library.GraphQLError, Kind: library.Kind })
})

test('the documents of the app are among them', () => {
  expect(documents.length).toBeGreaterThan(15)
})

test.each(['', 'query Q', 'query Q { a { b }'])('%j is no document', (text) => {
  expect(() => parse(text)).toThrow(SyntaxError)
})

/** What urql and gql.tada look at. */
function looked(definition: { kind: string; operation?: string; name?: { value: string } | undefined }) {
  return { kind: definition.kind, operation: definition.operation, name: definition.name?.value }
}
