import type { TadaDocumentNode } from 'gql.tada'
import { LiveConnection, type LiveHandlers } from './liveConnection.ts'
import { chooseTransport } from './transports/chooseTransport.ts'
import { watchPage } from './watchPage.ts'

/**
 * Keeps one subscription alive until the returned function is called. It is closed while the page is hidden, and opened
 * again with a gap.
 */
export function openLive<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  handlers: LiveHandlers<Data>,
): () => void {
  const connection = new LiveConnection(chooseTransport, { document, variables }, handlers)
  const unwatch = watchPage(connection)
  return () => {
    unwatch()
    connection.stop()
  }
}
