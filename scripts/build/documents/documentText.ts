import { Kind } from '@0no-co/graphql.web'

/*
 * What the build puts in the place of the parser and the printer of `@0no-co/graphql.web`. urql and gql.tada look at the kind
 * and the name of a definition only, and send its text: the app needs no syntax tree of its own documents.
 */

// biome-ignore lint/performance/noBarrelFile: it stands for the library, whose other exports stay as they are.
export { GraphQLError, Kind } from '@0no-co/graphql.web'

type Definition = {
  kind: Kind.OPERATION_DEFINITION | Kind.FRAGMENT_DEFINITION
  operation?: string
  name?: { kind: Kind.NAME; value: string }
  text: string
}

type Document = { kind: Kind.DOCUMENT; definitions: Definition[] }

/** Splits a document into its definitions. Throws SyntaxError where a brace is missing. */
export function parse(text: string): Document {
  const definitions = definitionsIn(text).map(readDefinition)
  return { kind: Kind.DOCUMENT, definitions }
}

/** The text of a document. */
export function print({ definitions }: Document): string {
  return definitions.map(({ text }) => text).join('\n')
}

const marks = /"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|#.*|[{}()]/g

function definitionsIn(text: string): string[] {
  const found: string[] = []
  let start = 0
  let depth = 0
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === '{' || mark === '(') depth += 1
    if (mark === '}' || mark === ')') depth -= 1
    if (mark !== '}' || depth > 0) continue
    found.push(text.slice(start, index + 1).trim())
    start = index + 1
  }
  if (found.length === 0 || depth !== 0) throw new SyntaxError(`Not a document: ${text.slice(0, 80)}`)
  return found
}

function readDefinition(text: string): Definition {
  const [, keyword = 'query', name] =
    /^(?:\s|#.*)*(query|mutation|subscription|fragment)?\s*(\w+)?/.exec(text) ?? []
  return {
    ...(keyword === 'fragment'
      ? { kind: Kind.FRAGMENT_DEFINITION }
      : { kind: Kind.OPERATION_DEFINITION, operation: keyword }),
    ...(name && { name: { kind: Kind.NAME, value: name } }),
    text,
  }
}
