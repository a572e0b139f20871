import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './schema.d.ts'

/** Documents typed by `spec/indexer.graphql`: an unknown field or a wrong argument does not compile. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { JSON: unknown }
  disableMasking: true
}>()
