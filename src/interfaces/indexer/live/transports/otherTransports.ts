import { socketPaths, streamPaths } from '#interfaces/indexer/assumptions.ts'
import type { Transport } from '#interfaces/indexer/graphql/transport.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { acrossTabs } from './acrossTabs.ts'
import { type FoundTransport, socketUrl } from './foundTransport.ts'
import { probeSocket } from './probeSocket.ts'
import { probeStream, streamTransport } from './streamTransport.ts'

/**
 * Tries the transports of a server without the usual WebSocket: server-sent events, and both kinds at less usual paths.
 * Null when it has none; throws `unreachable` when it does not answer.
 */
export async function detectOther(url: string): Promise<FoundTransport | null> {
  const [, ...otherSockets] = socketPaths
  const [firstStream, ...otherStreams] = streamPaths
  const found = await probeStream(url + firstStream)
  if (found === 'unreachable') throw new InterfaceError('indexer', 'unreachable', 'No connection.')
  if (found === 'stream') return { kind: 'sse', url: url + firstStream }
  for (const path of otherSockets) {
    const address = socketUrl(url, path)
    if (await probeSocket(address)) return { kind: 'websocket', url: address }
  }
  for (const path of otherStreams) {
    if ((await probeStream(url + path)) === 'stream') return { kind: 'sse', url: url + path }
  }
  return null
}

/** Opens an event stream, which all tabs share: a browser has few connections for each server. */
export function openStream(url: string): Transport {
  return acrossTabs(streamTransport(url), url)
}
