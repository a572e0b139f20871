import { stringifyDocument } from 'urql'
import { socketPaths, streamPaths } from '#interfaces/indexer/assumptions.ts'
import { config } from '#lib/browser/config.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { socketAnswers, socketTransport } from './socketTransport.ts'
import { streamAnswer, streamTransport } from './streamTransport.ts'

/** A subscription as text, ready for either transport. */
export type Subscription = { query: string; variables: Record<string, unknown> }

/** `connected` comes once the server listens, `ended` once and last, whoever ended it. */
export type Sink = { connected(): void; next(data: unknown): void; ended(): void }

export type Transport = { subscribe(subscription: Subscription, sink: Sink): () => void }

const known = new Map<string, Promise<Transport | null>>()

/**
 * The transport of the indexer's subscriptions: as configured, or found by trying WebSocket, then SSE. Null when it
 * has none and must be polled. Throws `unreachable` when it does not answer at all, which proves nothing.
 */
export function chooseTransport(): Promise<Transport | null> {
  const { indexerUrl, indexer } = config()
  const key = `${indexer.subscriptions} ${indexerUrl}`
  const found = known.get(key) ?? find(indexerUrl, indexer.subscriptions)
  known.set(key, found)
  found.then(
    (transport) => transport === null && known.delete(key),
    () => known.delete(key),
  )
  return found
}

/** The text of a typed document, its fragments included. */
export const documentText = stringifyDocument

async function find(url: string, wish: 'auto' | 'websocket' | 'sse' | 'polling'): Promise<Transport | null> {
  if (wish === 'polling') return null
  if (wish === 'websocket') return socketTransport(socketUrl(url, socketPaths[0]))
  if (wish === 'sse') return streamTransport(url + streamPaths[0])
  return detect(url)
}

async function detect(url: string): Promise<Transport | null> {
  const [firstSocket, ...otherSockets] = socketPaths
  const [firstStream, ...otherStreams] = streamPaths
  if (await socketAnswers(socketUrl(url, firstSocket))) return socketTransport(socketUrl(url, firstSocket))
  const answer = await streamAnswer(url + firstStream)
  if (answer === 'silent') throw new InterfaceError('indexer', 'unreachable', 'No connection.')
  if (answer === 'stream') return streamTransport(url + firstStream)
  for (const path of otherSockets) {
    if (await socketAnswers(socketUrl(url, path))) return socketTransport(socketUrl(url, path))
  }
  for (const path of otherStreams) {
    if ((await streamAnswer(url + path)) === 'stream') return streamTransport(url + path)
  }
  return null
}

function socketUrl(url: string, path: string) {
  return url.replace(/^http/, 'ws') + path
}
