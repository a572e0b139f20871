import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import { type IndexerYoga, isGraphqlError } from '#network/indexer/graphql/yoga.ts'

type Enveloped = ReturnType<IndexerYoga['getEnveloped']>

type Operation = {
  query: string
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null | undefined
}

/**
 * Prepares an operation of a shared connection: what to execute, or the errors to send. A throw would close the whole
 * connection.
 */
export async function prepareOperation(enveloped: Enveloped, { query, operationName, variables }: Operation) {
  try {
    const document = enveloped.parse(query)
    const errors: readonly GraphQLError[] = enveloped.validate(enveloped.schema, document)
    if (errors.length > 0) return errors.map(withoutHttp)
    return {
      schema: enveloped.schema,
      document,
      operationName: operationName ?? null,
      variableValues: variables ?? null,
      contextValue: await enveloped.contextFactory(),
      rootValue: enveloped,
    }
  } catch (error) {
    if (isGraphqlError(error)) return [withoutHttp(error)]
    throw error
  }
}

/** The HTTP status of an error has no meaning inside a connection. */
function withoutHttp(error: GraphQLError): GraphQLError {
  const { http: _, ...extensions } = error.extensions
  const { message, nodes = null, source = null, positions = null, path: at = null } = error
  return createGraphQLError(message, { nodes, source, positions, path: at, extensions })
}
