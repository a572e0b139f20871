import { type DocumentNode, type ExecutionResult, Kind } from 'graphql'
import type { IndexerContext } from '#network/indexer/context.ts'
import type { Answer } from '#network/service/responseCache.ts'
import type { IndexerYoga } from './yoga.ts'

type Asked = { query: string; variables?: Record<string, unknown> | null; operationName?: string | null }

/** Answers the JSON of a request with the JSON of its result; undefined when that takes more than a plain query. */
export type PlainQueries = (body: string) => Promise<Answer | undefined>

type Plain = { document: DocumentNode; name: string | undefined }
type Enveloped = ReturnType<IndexerYoga['getEnveloped']>

const rememberedDocuments = 500
/** Characters; what is longer is asked once. */
const longestQuery = 10_000

/**
 * The short way for nearly all requests: one query, sent as JSON, that is well-formed and succeeds. By the same rules,
 * without what a server for everything does around them. Whatever is different, or goes wrong, is left to Yoga,
 * so that each error has one form.
 */
export function createPlainQueries(yoga: IndexerYoga, context: IndexerContext): PlainQueries {
  const enveloped = yoga.getEnveloped(context)
  const documents = new Map<string, Plain | undefined>()

  function documentOf(query: string): Plain | undefined {
    if (documents.has(query)) return documents.get(query)
    const document = readDocument(enveloped, query)
    for (const oldest of documents.keys()) if (documents.size >= rememberedDocuments) documents.delete(oldest)
    documents.set(query, document)
    return document
  }

  return async (body) => {
    const asked = readAsked(body)
    const plain = asked && documentOf(asked.query)
    if (!plain || (asked.operationName ?? plain.name) !== plain.name) return undefined
    const result: ExecutionResult = await enveloped.execute({
      schema: enveloped.schema,
      document: plain.document,
      contextValue: context,
      variableValues: asked.variables ?? {},
    })
    return result.errors ? undefined : answerOf(result)
  }
}

function answerOf(result: ExecutionResult): Answer {
  return { body: new TextEncoder().encode(JSON.stringify(result)), headers: {} }
}

/** The type of the answer to a query sent as JSON, as Yoga would choose it; undefined for any other request. */
export function plainAnswerType({ method, headers }: Request): string | undefined {
  if (method !== 'POST' || !/^application\/json *(;|$)/i.test(headers.get('content-type') ?? ''))
    return undefined
  const accepted = (headers.get('accept') ?? '*/*').toLowerCase().split(',')
  const first = accepted.map((type) => answerTypes.get(type.trim())).find((type) => type !== undefined)
  return first && `${first}; charset=utf-8`
}

const answerTypes = new Map([
  ['application/json', 'application/json'],
  ['application/*', 'application/json'],
  ['*/*', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
])

/** The document, when it is valid and has one operation, a query. */
function readDocument({ schema, parse, validate }: Enveloped, query: string): Plain | undefined {
  try {
    const document: DocumentNode = parse(query)
    const operations = document.definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION)
    const [first, ...others] = operations
    const isQuery = first?.kind === Kind.OPERATION_DEFINITION && first.operation === 'query'
    const isPlain = isQuery && others.length === 0 && validate(schema, document).length === 0
    return isPlain ? { document, name: first.name?.value } : undefined
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
    query.length <= longestQuery &&
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
