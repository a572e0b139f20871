import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const library = '@0no-co/graphql.web'
const ownFile = normalizePath(resolve('scripts/build/documents/documentText.ts'))

/** Builds urql and gql.tada without a parser and a printer of GraphQL: 4 kB less on every page with a market. */
export function documentsAsText(): Plugin {
  return {
    name: 'tideline:documents-as-text',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === library && importer !== ownFile ? ownFile : null),
  }
}
