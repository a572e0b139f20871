import type { TadaDocumentNode } from 'gql.tada'
import { subscribe } from '#interfaces/indexer/graphql/graphqlClient.ts'
import type { Transport } from '#interfaces/indexer/graphql/transport.ts'

/** The state of a live view. `polling`: the indexer pushes nothing, so the app requests data every few seconds. */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'polling' | 'paused'

export type LiveHandlers<Data> = {
  event(data: Data): void
  /**
   * Called when events may have been missed and data must be read again: at every connection, at every poll and after a
   * pause.
   */
  gap(): void
  state(state: LiveState): void
}

type LiveSubscription<Data, Variables> = { document: TadaDocumentNode<Data, Variables>; variables: Variables }

const pollInterval = 4_000
const detectAgainAfter = 300_000
const longestBackoff = 30_000

/**
 * One subscription that is kept alive: it reconnects without end, reports each gap, and polls where nothing is pushed.
 * `start` also starts it anew; `pause` closes it until the next start; `stop` is the last call.
 */
export class LiveConnection<Data, Variables extends Record<string, unknown>> {
  readonly #chooseTransport: () => Promise<Transport | null>
  readonly #subscription: LiveSubscription<Data, Variables>
  readonly #handlers: LiveHandlers<Data>
  #failures = 0
  /** Counts connections: answers that belong to an earlier one are dropped. */
  #run = 0
  #disconnect: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    chooseTransport: () => Promise<Transport | null>,
    subscription: LiveSubscription<Data, Variables>,
    handlers: LiveHandlers<Data>,
  ) {
    this.#chooseTransport = chooseTransport
    this.#subscription = subscription
    this.#handlers = handlers
  }

  /** Whether the indexer pushes to it now, or is about to. */
  get subscribed(): boolean {
    return this.#disconnect !== undefined
  }

  readonly start = () => {
    this.#failures = 0
    this.#handlers.state('connecting')
    void this.#connect()
  }

  readonly pause = () => {
    this.stop()
    this.#handlers.state('paused')
  }

  stop() {
    this.#run += 1
    clearTimeout(this.#timer)
    this.#disconnect?.()
    this.#disconnect = undefined
  }

  async #connect() {
    this.stop()
    const run = this.#run
    try {
      const transport = await this.#chooseTransport()
      if (run !== this.#run) return
      if (transport) this.#subscribe(transport)
      else this.#poll(Date.now() + detectAgainAfter)
    } catch {
      if (run === this.#run) this.#retry()
    }
  }

  #subscribe(transport: Transport) {
    const run = this.#run
    const { document, variables } = this.#subscription
    this.#disconnect = subscribe(transport, document, variables, {
      connected: () => run === this.#run && this.#connected(),
      next: (data) => run === this.#run && this.#handlers.event(data),
      ended: () => run === this.#run && this.#retry(),
    })
  }

  #connected() {
    this.#failures = 0
    this.#handlers.state('live')
    this.#handlers.gap()
  }

  /**
   * Plans the next connection. From the second failure on it also reports a gap each time: queries may work although
   * subscriptions do not.
   */
  #retry() {
    this.stop()
    this.#failures += 1
    this.#handlers.state('reconnecting')
    if (this.#failures > 1) this.#handlers.gap()
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#failures))
  }

  #poll(until: number) {
    this.#handlers.state('polling')
    this.#handlers.gap()
    this.#timer = setTimeout(() => (Date.now() > until ? this.#connect() : this.#poll(until)), pollInterval)
  }
}

/** Milliseconds before the next try: doubled at each failure, up to 30 s, less up to half of it by chance. */
function backoff(failures: number): number {
  return Math.min(longestBackoff, 250 * 2 ** failures) * (0.5 + Math.random() / 2)
}
