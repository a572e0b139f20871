import type { initGraphQLTada, TadaDocumentNode } from 'gql.tada'
import type { introspection } from './schema.d.ts'

type Setup = { introspection: introspection; scalars: { JSON: unknown }; disableMasking: true }

/**
 * Documents typed by `spec/indexer.graphql`: an unknown field or a wrong argument does not compile. At run time a document
 * is the text it was written as, with its fragments after it: nothing is parsed in the browser only to be printed again.
 */
export const graphql = ((text: string, fragments: readonly string[] = []) =>
  [text, ...fragments].join('\n')) as unknown as ReturnType<typeof initGraphQLTada<Setup>>

/** The text of a document, as it goes over the wire. */
export function textOf<Data, Variables>(document: TadaDocumentNode<Data, Variables> | string): string {
  return String(document)
}
