import { type DocumentNode, execute, type GraphQLSchema, Kind, parse, validate } from 'graphql'
import type { IndexerContext } from './context.ts'
import { limitProblem, maximumTokens } from './limits.ts'

type Asked = { query: string; variables?: Record<string, unknown> | null; operationName?: string | null }

/** Answers the JSON of a request with the JSON of its result; undefined when that takes more than a plain query. */
export type PlainQueries = (body: string, context: IndexerContext) => Promise<Uint8Array | undefined>

const rememberedDocuments = 500

/**
 * The short way for nearly all requests: one query, sent as JSON, that is well-formed and succeeds. The same schema and
 * limits, without what a server for everything does around them. Whatever is different, or goes wrong, is left to Yoga,
 * so that each error has one form.
 */
export function createPlainQueries(schema: GraphQLSchema): PlainQueries {
  const documents = new Map<string, DocumentNode | undefined>()

  function documentOf(query: string): DocumentNode | undefined {
    if (documents.has(query)) return documents.get(query)
    const document = readDocument(schema, query)
    for (const oldest of documents.keys()) if (documents.size >= rememberedDocuments) documents.delete(oldest)
    documents.set(query, document)
    return document
  }

  return async (body, context) => {
    const asked = readAsked(body)
    const document = asked && documentOf(asked.query)
    if (!document) return undefined
    const result = await execute({
      schema,
      document,
      contextValue: context,
      variableValues: asked.variables ?? {},
      operationName: asked.operationName ?? null,
    })
    return result.errors ? undefined : Buffer.from(JSON.stringify(result))
  }
}

/** The document, when it is valid and asks for nothing but queries. */
function readDocument(schema: GraphQLSchema, query: string): DocumentNode | undefined {
  try {
    const document = parse(query, { maxTokens: maximumTokens })
    const isPlain = document.definitions.every(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ||
        (definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query'),
    )
    const isWrong = !isPlain || limitProblem(document) || validate(schema, document).length > 0
    return isWrong ? undefined : document
  } catch {
    return undefined
  }
}

function readAsked(body: string): Asked | undefined {
  const asked = readJson(body)
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return undefined
  const { query, variables, operationName, ...others } = asked as Record<string, unknown>
  const isKnown =
    typeof query === 'string' &&
    (variables == null || (typeof variables === 'object' && !Array.isArray(variables))) &&
    (operationName == null || typeof operationName === 'string')
  // Extensions may mean anything.
  return isKnown && Object.keys(others).length === 0 ? (asked as Asked) : undefined
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
