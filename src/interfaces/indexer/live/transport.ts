import { stringifyDocument } from 'urql'
import { socketPaths, streamPaths } from '#interfaces/indexer/assumptions.ts'
import { config } from '#lib/browser/config.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { probeSocket, socketTransport } from './socketTransport.ts'
import { probeStream, streamTransport } from './streamTransport.ts'

/** A subscription as text, ready for either transport. */
export type Subscription = { query: string; variables: Record<string, unknown> }

/** `connected` is called when the server accepted the subscription, `ended` once and last, whichever side ended it. */
export type Sink = { connected(): void; next(data: unknown): void; ended(): void }

export type Transport = { subscribe(subscription: Subscription, sink: Sink): () => void }

const chosen = new Map<string, Promise<Transport | null>>()

/**
 * The transport of the indexer's subscriptions: as configured, or detected by trying WebSocket, then SSE. Null when the
 * indexer has none and must be polled. Throws `unreachable` when it does not answer: it may have one all the same.
 */
export function chooseTransport(): Promise<Transport | null> {
  const { indexerUrl = '', indexer } = config()
  const key = `${indexer.subscriptions} ${indexerUrl}`
  const choice = chosen.get(key) ?? choose(indexerUrl, indexer.subscriptions)
  chosen.set(key, choice)
  choice.then(
    (transport) => transport === null && chosen.delete(key),
    () => chosen.delete(key),
  )
  return choice
}

/** The text of a typed document, its fragments included. */
export const documentText = stringifyDocument

async function choose(
  url: string,
  mode: 'auto' | 'websocket' | 'sse' | 'polling',
): Promise<Transport | null> {
  if (mode === 'polling') return null
  if (mode === 'websocket') return socketTransport(socketUrl(url, socketPaths[0]))
  if (mode === 'sse') return streamTransport(url + streamPaths[0])
  return detect(url)
}

async function detect(url: string): Promise<Transport | null> {
  const [firstSocket, ...otherSockets] = socketPaths
  const [firstStream, ...otherStreams] = streamPaths
  if (await probeSocket(socketUrl(url, firstSocket))) return socketTransport(socketUrl(url, firstSocket))
  const found = await probeStream(url + firstStream)
  if (found === 'unreachable') throw new InterfaceError('indexer', 'unreachable', 'No connection.')
  if (found === 'stream') return streamTransport(url + firstStream)
  for (const path of otherSockets) {
    if (await probeSocket(socketUrl(url, path))) return socketTransport(socketUrl(url, path))
  }
  for (const path of otherStreams) {
    if ((await probeStream(url + path)) === 'stream') return streamTransport(url + path)
  }
  return null
}

function socketUrl(url: string, path: string) {
  return url.replace(/^http/, 'ws') + path
}
