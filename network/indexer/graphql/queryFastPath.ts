import { type DocumentNode, type ExecutionResult, Kind } from 'graphql'
import type { IndexerContext } from '#network/indexer/context.ts'
import { withEntityTag } from '#network/service/entityTag.ts'
import type { CachedResponse } from '#network/service/responseCache.ts'
import { type CompiledQuery, compileQuery } from './compileQuery.ts'
import type { IndexerYoga } from './yoga.ts'

type GraphqlRequest = {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: string | null
}

/** Answers the JSON of a request with the JSON of its result. Undefined for anything but a simple query. */
export type QueryFastPath = (body: string) => Promise<CachedResponse | undefined>

type ParsedQuery = {
  document: DocumentNode
  name: string | undefined
  compiled: CompiledQuery | undefined
}
type Enveloped = ReturnType<IndexerYoga['getEnveloped']>

const maximumDocuments = 500
/** In characters. A longer query takes the long path. */
const maximumQueryLength = 10_000

/**
 * The fast path of nearly all requests: one query, sent as JSON, that is well-formed and succeeds. It follows the same
 * rules as Yoga and leaves out what Yoga does around them; most queries are compiled. Everything else, and every error, is
 * left to Yoga, so that each error has one form.
 */
export function createQueryFastPath(yoga: IndexerYoga, context: IndexerContext): QueryFastPath {
  const enveloped = yoga.getEnveloped(context)
  const documents = new Map<string, ParsedQuery | undefined>()

  function documentOf(query: string): ParsedQuery | undefined {
    if (documents.has(query)) return documents.get(query)
    const document = readDocument(enveloped, query)
    for (const oldest of documents.keys()) if (documents.size >= maximumDocuments) documents.delete(oldest)
    documents.set(query, document)
    return document
  }

  return async (body) => {
    const request = readRequest(body)
    const parsed = request && documentOf(request.query)
    if (!parsed || (request.operationName ?? parsed.name) !== parsed.name) return undefined
    const variables = request.variables ?? {}
    if (parsed.compiled) {
      const data = await parsed.compiled(variables, context).catch(() => undefined)
      return data && serialise({ data })
    }
    const result: ExecutionResult = await enveloped.execute({
      schema: enveloped.schema,
      document: parsed.document,
      contextValue: context,
      variableValues: variables,
    })
    return result.errors ? undefined : serialise(result)
  }
}

function serialise(result: ExecutionResult): CachedResponse {
  return withEntityTag({ body: new TextEncoder().encode(JSON.stringify(result)), headers: {} })
}

/** The query in the address of a GET, as the body that a POST would have. Undefined when there is no query. */
export function bodyOfGet({ method, url }: Request): string | undefined {
  if (method !== 'GET') return undefined
  const { query, variables, ...others } = Object.fromEntries(new URL(url).searchParams)
  const values = variables === undefined ? undefined : readJson(variables)
  const isValid = query !== undefined && (values !== undefined || variables === undefined)
  return isValid ? JSON.stringify({ query, variables: values, ...others }) : undefined
}

/**
 * The content type of the answer to a query sent as JSON or in the address, as Yoga would choose it. Undefined for any
 * other request.
 */
export function fastPathContentType({ method, headers }: Request): string | undefined {
  const isJson = /^application\/json *(;|$)/i.test(headers.get('content-type') ?? '')
  if (method !== 'GET' && !(method === 'POST' && isJson)) return undefined
  const accepted = (headers.get('accept') ?? '*/*').toLowerCase().split(',')
  const first = accepted.map((type) => contentTypes.get(type.trim())).find((type) => type !== undefined)
  return first && `${first}; charset=utf-8`
}

const contentTypes = new Map([
  ['application/json', 'application/json'],
  ['application/*', 'application/json'],
  ['*/*', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
])

/** The document, when it is valid and has one operation that is a query. */
function readDocument({ schema, parse, validate }: Enveloped, query: string): ParsedQuery | undefined {
  try {
    const document: DocumentNode = parse(query)
    const operations = document.definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION)
    const [first, ...others] = operations
    const isQuery = first?.kind === Kind.OPERATION_DEFINITION && first.operation === 'query'
    const isSimple = isQuery && others.length === 0 && validate(schema, document).length === 0
    if (!isSimple) return undefined
    return { document, name: first.name?.value, compiled: compileQuery(schema, document, first) }
  } catch {
    return undefined
  }
}

function readRequest(body: string): GraphqlRequest | undefined {
  const request = readJson(body)
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return undefined
  const { query, variables, operationName, ...others } = request as Record<string, unknown>
  const isKnown =
    typeof query === 'string' &&
    query.length <= maximumQueryLength &&
    (variables == null || (typeof variables === 'object' && !Array.isArray(variables))) &&
    (operationName == null || typeof operationName === 'string')
  // Extensions may mean anything.
  return isKnown && Object.keys(others).length === 0 ? (request as GraphqlRequest) : undefined
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
