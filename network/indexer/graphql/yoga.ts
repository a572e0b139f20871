import type { DocumentNode, GraphQLError } from 'graphql'
import { createGraphQLError, createYoga, type Plugin } from 'graphql-yoga'
import type { IndexerContext } from '#network/indexer/context.ts'
import { sharedExecution } from '#network/indexer/subscriptions/sharedExecution.ts'
import { log } from '#network/service/serviceLog.ts'
import { costLimits } from './cost.ts'
import { limitProblem, maximumTokens, tooDeep } from './queryLimits.ts'
import { schema } from './schema.ts'

const name = 'indexer'

/** Limits documents before anything is executed, on every transport. */
const limits: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => {
      try {
        return parseFn(source, { ...options, maxTokens: maximumTokens })
      } catch (error) {
        // The parser recurses for every bracket.
        throw error instanceof RangeError ? tooDeep() : error
      }
    })
  },
  onValidate({ params, setResult }) {
    const problem = limitProblem(params.documentAST)
    if (problem) setResult([problem])
  },
}

const maximumDocuments = 100
/** In characters. A longer document is parsed each time. */
const longestKeptDocument = 10_000

/** Parses and validates each valid document once: clients send the same few, and it takes longer than a small answer. */
function keepDocuments(): Plugin {
  const documents = new Map<string, DocumentNode>()
  return {
    onParse({ params: { source }, setParsedDocument }) {
      const document = documents.get(String(source))
      if (document) setParsedDocument(document)
    },
    onValidate({ params: { documentAST: document }, setResult }) {
      const text: string = document.loc?.source.body ?? ''
      if (documents.get(text) === document) return setResult([])
      return ({ valid }) => {
        if (!valid || text.length > longestKeptDocument) return
        const [oldest] = documents.keys()
        if (oldest !== undefined && documents.size >= maximumDocuments) documents.delete(oldest)
        documents.set(text, document)
      }
    },
  }
}

/** Variables in a URL or a form are JSON inside text. Yoga treats invalid JSON there as its own failure. */
const parameters: Plugin = {
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return
    setRequestParser(async (request) => {
      try {
        return await requestParser(request)
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error
        const extensions = { code: 'BAD_REQUEST', http: { status: 400 } }
        throw createGraphQLError('The variables and the extensions must be JSON.', { extensions })
      }
    })
  },
}

/** Some clients send the hash of a query first. This is the error after which they send the query. */
const persistedQueries: Plugin = {
  onParams({ params }) {
    if (params.query || !params.extensions?.persistedQuery) return
    const extensions = { code: 'PERSISTED_QUERY_NOT_SUPPORTED', http: { status: 400 } }
    throw createGraphQLError('PersistedQueryNotSupported', { extensions })
  },
}

/** Gives the error of an invalid request its HTTP status, and removes the details of Yoga's parser. */
const statuses: Plugin = {
  onResultProcess({ result, setResult }) {
    if (Array.isArray(result) || !('errors' in result) || !result.errors) return
    setResult({ ...result, errors: result.errors.map(withStatus) })
  },
}

type ErrorExtensions = Record<string, unknown> & {
  http?: { status: number; headers?: Record<string, string> }
}

function withStatus(error: GraphQLError): GraphQLError {
  const { http, originalError: _, ...extensions } = error.extensions as ErrorExtensions
  if (!http) return error
  return createGraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: { ...extensions, http: { status: http.status, headers: http.headers ?? {} } },
  })
}

/** Executes GraphQL over the store. Internal errors are logged, and the caller learns only that there was one. */
export function createIndexerYoga() {
  return createYoga<IndexerContext>({
    schema,
    plugins: [limits, keepDocuments(), parameters, persistedQueries, costLimits, statuses, sharedExecution],
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    // Yoga's cache would keep a thousand documents of any length, and lose the status of refused ones.
    parserAndValidationCache: false,
    multipart: false,
    maxRequestBodySize: 1024 * 1024,
    maskedErrors: {
      errorMessage: 'The indexer could not answer because of an internal error.',
      isDev: false,
    },
    logging: {
      debug: () => {},
      info: () => {},
      warn: (...words: unknown[]) => log('warn', name, 'graphql', { words }),
      error: (...words: unknown[]) => log('error', name, 'graphql', { words }),
    },
  })
}

/** Whether GraphQL made an error. By its name, because two copies of graphql may be loaded, one as an ES module and one not. */
export function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError'
}

export type IndexerYoga = ReturnType<typeof createIndexerYoga>
