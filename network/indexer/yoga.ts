import { GraphQLError } from 'graphql'
import { createYoga, maskError, type Plugin } from 'graphql-yoga'
import { log } from '#network/service/log.ts'
import type { IndexerContext } from './context.ts'
import { limitProblem, maximumTokens } from './limits.ts'
import { schema } from './schema.ts'

const name = 'indexer'

/** Bounds what a document may ask before anything is executed, over every transport. */
const limits: Plugin = {
  onParse({ params }) {
    params.options = { ...params.options, maxTokens: maximumTokens }
  },
  onValidate({ params, setResult }) {
    const problem = limitProblem(params.documentAST)
    if (problem) setResult([problem])
  },
}

/** Executes GraphQL over the store. What breaks inside is logged; the caller learns only that it broke. */
export function createIndexerYoga() {
  return createYoga<IndexerContext>({
    schema,
    plugins: [limits],
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: 1024 * 1024,
    maskedErrors: {
      errorMessage: 'The indexer could not answer because of an internal error.',
      isDev: false,
      maskError: (error, message) => withoutCause(maskError(error, message, false)),
    },
    logging: {
      debug: () => {},
      info: () => {},
      warn: (...words: unknown[]) => log('warn', name, 'graphql', { words }),
      error: (...words: unknown[]) => log('error', name, 'graphql', { words }),
    },
  })
}

/** Yoga tells how its JSON parser failed; the sentence is enough. */
function withoutCause(error: Error): Error {
  if (!(error instanceof GraphQLError) || !error.extensions.originalError) return error
  const { originalError: _, ...extensions } = error.extensions
  return new GraphQLError(error.message, { extensions })
}

export type IndexerYoga = ReturnType<typeof createIndexerYoga>
