import * as v from 'valibot'
import { socketPaths, streamPaths } from '#interfaces/indexer/assumptions.ts'
import type { Transport } from '#interfaces/indexer/graphql/transport.ts'
import { config } from '#lib/browser/config/config.ts'
import { stored } from '#lib/browser/storage.ts'
import { type FoundTransport, foundTransport, socketUrl } from './foundTransport.ts'
import { probeSocket } from './probeSocket.ts'

const day = 86_400_000
const chosen = new Map<string, Promise<Transport | null>>()
const remembered = stored(
  'indexerTransport',
  v.nullable(v.object({ indexerUrl: v.string(), found: foundTransport, at: v.number() })),
  null,
)

/**
 * The transport of the indexer's subscriptions: the configured one, or a detected one, which is remembered for a day.
 * Null when the indexer has none and must be polled. Throws `unreachable` when it does not answer: it may have one all
 * the same.
 */
export function chooseTransport(): Promise<Transport | null> {
  const { indexerUrl = '', indexer } = config()
  const key = `${indexer.subscriptions} ${indexerUrl}`
  const choice = chosen.get(key) ?? choose(indexerUrl, indexer.subscriptions, () => chosen.delete(key))
  chosen.set(key, choice)
  choice.then(
    (transport) => transport === null && chosen.delete(key),
    () => chosen.delete(key),
  )
  return choice
}

type Mode = 'auto' | 'polling' | FoundTransport['kind']

async function choose(url: string, mode: Mode, forget: () => void): Promise<Transport | null> {
  if (mode === 'polling') return null
  if (mode !== 'auto') return open({ kind: mode, url: configuredUrl(url, mode) })
  const known = remembered.read()
  if (known?.indexerUrl === url && Date.now() - known.at < day) {
    return untilItFails(await open(known.found), () => {
      remembered.write(null)
      forget()
    })
  }
  const found = await detect(url)
  if (!found) return null
  remembered.write({ indexerUrl: url, found, at: Date.now() })
  return open(found)
}

/**
 * Detects the transport. Most servers have the first one; the code that finds others is loaded only for servers without
 * it.
 */
async function detect(url: string): Promise<FoundTransport | null> {
  const first = socketUrl(url, socketPaths[0])
  if (await probeSocket(first)) return { kind: 'websocket', url: first }
  const { detectOther } = await import('./otherTransports.ts')
  return detectOther(url)
}

/** Loads the code of the transport, in parallel with the first data. */
async function open(found: FoundTransport): Promise<Transport> {
  if (found.kind === 'websocket') {
    const { socketTransport } = await import('./socketTransport.ts')
    return socketTransport(found.url)
  }
  const { openStream } = await import('./otherTransports.ts')
  return openStream(found.url)
}

/** Calls `forget` when a remembered transport ends before it ever connected: the server no longer has it. */
function untilItFails(transport: Transport, forget: () => void): Transport {
  let worked = false
  return {
    subscribe: (subscription, sink) =>
      transport.subscribe(subscription, {
        connected() {
          worked = true
          sink.connected()
        },
        next: (data) => sink.next(data),
        ended() {
          if (!worked) forget()
          sink.ended()
        },
      }),
  }
}

function configuredUrl(url: string, kind: FoundTransport['kind']) {
  return kind === 'sse' ? url + streamPaths[0] : socketUrl(url, socketPaths[0])
}
