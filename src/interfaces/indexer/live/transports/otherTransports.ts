import { socketPaths, streamPaths } from '#interfaces/indexer/assumptions.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { acrossTabs } from './acrossTabs.ts'
import { legacySocketTransport } from './legacySocketTransport.ts'
import { probeSocket } from './probeSocket.ts'
import { probeStream, streamTransport } from './streamTransport.ts'
import { type FoundTransport, socketUrl, type Transport } from './transport.ts'

/**
 * Tries what a server without the usual WebSocket may have: the old protocol, server-sent events, and either at less
 * usual paths. Null when it has none; throws `unreachable` when it does not answer.
 */
export async function detectOther(url: string): Promise<FoundTransport | null> {
  const [firstSocket, ...otherSockets] = socketPaths
  const [firstStream, ...otherStreams] = streamPaths
  const legacy = await findSocket(socketUrl(url, firstSocket), ['legacy-websocket'])
  if (legacy) return legacy
  const found = await probeStream(url + firstStream)
  if (found === 'unreachable') throw new InterfaceError('indexer', 'unreachable', 'No connection.')
  if (found === 'stream') return { kind: 'sse', url: url + firstStream }
  for (const path of otherSockets) {
    const socket = await findSocket(socketUrl(url, path), ['websocket', 'legacy-websocket'])
    if (socket) return socket
  }
  for (const path of otherStreams) {
    if ((await probeStream(url + path)) === 'stream') return { kind: 'sse', url: url + path }
  }
  return null
}

/** Opens what `detectOther` found. Tabs share one event stream: a browser has few for each server. */
export function openOther({ kind, url }: FoundTransport): Transport {
  return kind === 'sse' ? acrossTabs(streamTransport(url), url) : legacySocketTransport(url)
}

const protocols = { websocket: 'graphql-transport-ws', 'legacy-websocket': 'graphql-ws' } as const

async function findSocket(url: string, kinds: readonly (keyof typeof protocols)[]) {
  for (const kind of kinds) if (await probeSocket(url, protocols[kind])) return { kind, url }
  return null
}
