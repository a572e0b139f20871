import type { TadaDocumentNode } from 'gql.tada'
import type { Transport } from './transport.ts'

/** What a live view may say of itself. `polling`: the indexer pushes nothing, so it is asked every few seconds. */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'polling' | 'paused'

type LiveHandlers<Data> = {
  event(data: Data): void
  /** Events may have been missed: read again. Called at every (re)connection, at every poll and after a pause. */
  gap(): void
  state(state: LiveState): void
}

const pollEvery = 4_000
const lookAgainAfter = 300_000
const pauseAfter = 30_000
const longestWait = 30_000

/**
 * Keeps one subscription alive until the returned function is called: reconnects without end with a jittered backoff
 * of at most 30 s, reports each gap, polls where nothing is pushed, and closes while the tab has been hidden for 30 s.
 */
export function openLive<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  handlers: LiveHandlers<Data>,
): () => void {
  let attempt = 0
  let run = 0
  let disconnect: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseTimer: ReturnType<typeof setTimeout> | undefined

  function halt() {
    run += 1
    clearTimeout(timer)
    disconnect?.()
    disconnect = undefined
  }

  async function connect() {
    halt()
    const mine = run
    try {
      const { chooseTransport, documentText } = await import('./transport.ts')
      const transport = await chooseTransport()
      if (mine !== run) return
      if (transport) listen(transport, documentText(document))
      else poll(Date.now() + lookAgainAfter)
    } catch {
      if (mine === run) retry()
    }
  }

  function listen(transport: Transport, query: string) {
    const mine = run
    disconnect = transport.subscribe(
      { query, variables },
      {
        connected: () => {
          if (mine !== run) return
          attempt = 0
          handlers.state('live')
          handlers.gap()
        },
        next: (data) => mine === run && handlers.event(data as Data),
        ended: () => mine === run && retry(),
      },
    )
  }

  /** From the second failure on it also reads again each time: the data may be there though the line is not. */
  function retry() {
    halt()
    attempt += 1
    handlers.state('reconnecting')
    if (attempt > 1) handlers.gap()
    timer = setTimeout(connect, backoff(attempt))
  }

  function poll(until: number) {
    handlers.state('polling')
    handlers.gap()
    timer = setTimeout(() => (Date.now() > until ? connect() : poll(until)), pollEvery)
  }

  function pause() {
    halt()
    handlers.state('paused')
  }

  function onVisibility() {
    clearTimeout(pauseTimer)
    if (isHidden()) pauseTimer = setTimeout(pause, pauseAfter)
    else if (!disconnect) resume()
  }

  function resume() {
    attempt = 0
    handlers.state('connecting')
    connect()
  }

  globalThis.document?.addEventListener('visibilitychange', onVisibility)
  globalThis.addEventListener?.('online', resume)
  resume()

  return () => {
    halt()
    clearTimeout(pauseTimer)
    globalThis.document?.removeEventListener('visibilitychange', onVisibility)
    globalThis.removeEventListener?.('online', resume)
  }
}

function isHidden() {
  return globalThis.document?.visibilityState === 'hidden'
}

function backoff(attempt: number) {
  return Math.min(longestWait, 250 * 2 ** attempt) * (0.5 + Math.random() / 2)
}
