import { checkRows } from '#interfaces/indexer/execute.ts'
import { graphql } from '#interfaces/indexer/graphql.ts'
import { readSwaps, type Swap, swapFields, swapSchema } from '#interfaces/indexer/swap.ts'
import { createFlushedStore } from './flushedStore.ts'
import { openLive } from './live.ts'
import type { LiveState } from './liveConnection.ts'
import { createSwapList } from './swapList.ts'
import { readNewestSwaps } from './swapPages.ts'
import { isHidden } from './watchPage.ts'

/** What a view sees of a feed; a new object at each flush, at most five a second. */
export type SwapFeedSnapshot = {
  swaps: readonly Swap[]
  state: LiveState
  /** When the last trade or answer arrived. */
  freshAt: Date | null
  /** Why the last reading failed; null after one that worked. */
  error: unknown
  loaded: boolean
  /** Whether older trades may exist beyond the loaded ones. */
  more: boolean
  /** Counts reorganisations and reloads: charts read their candles again. */
  rewrites: number
  /** The newest id of the first page: candles read before it hold them. */
  watermark: number | null
}

const newSwapDocument = graphql(
  `subscription NewSwap($poolAddress: String) { newSwap(poolAddress: $poolAddress) { ...SwapFields } }`,
  [swapFields],
)

const feeds = new Map<string, SwapFeed>()
const reconcileInterval = 60_000
const closeAfter = 3_000

/** The live trades of one market: one feed a pool, shared by every view, closed 3 s after the last view left. */
export function swapFeed(poolAddress: string): SwapFeed {
  const feed = feeds.get(poolAddress) ?? new SwapFeed(poolAddress)
  feeds.set(poolAddress, feed)
  return feed
}

/** The id of the newest trade a running feed of the market has; null when there is none. */
export function newestSwapId(poolAddress: string): number | null {
  return feeds.get(poolAddress)?.newestId() ?? null
}

const empty: SwapFeedSnapshot = {
  swaps: [],
  state: 'connecting',
  freshAt: null,
  error: null,
  loaded: false,
  more: true,
  rewrites: 0,
  watermark: null,
}

/** A live list of trades outside React, for `useSyncExternalStore`. */
class SwapFeed {
  readonly #poolAddress: string
  readonly #list = createSwapList()
  readonly #store = createFlushedStore(empty, (value) => ({ ...value, swaps: this.#list.rows() }))
  #close: (() => void) | undefined
  #closeTimer: ReturnType<typeof setTimeout> | undefined
  #catchingUp: Promise<void> | undefined

  constructor(poolAddress: string) {
    this.#poolAddress = poolAddress
  }

  readonly snapshot = this.#store.snapshot

  readonly subscribe = (listener: () => void) => {
    const { listeners } = this.#store
    clearTimeout(this.#closeTimer)
    listeners.add(listener)
    this.#close ??= this.#open()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#closeTimer = setTimeout(() => this.#close?.(), closeAfter)
    }
  }

  /** The id of its newest trade, those not yet flushed included. */
  newestId(): number | null {
    return this.#list.rows()[0]?.id ?? null
  }

  /** Reads the page below the oldest loaded trade. Throws `InterfaceError`. */
  async loadOlder() {
    const { swaps, received } = await readSwaps(this.#poolAddress, this.#list.size())
    for (const swap of swaps) this.#list.insert(swap)
    this.#store.change({ more: received > 0 })
  }

  /** Reads what may have been missed; also the way to try again after an error. */
  readonly catchUp = () => {
    this.#catchingUp ??= this.#readGap()
      .catch((error: unknown) => this.#store.change({ error }))
      .finally(() => {
        this.#catchingUp = undefined
      })
    return this.#catchingUp
  }

  #open() {
    const reconcileTimer = setInterval(() => !isHidden() && this.catchUp(), reconcileInterval)
    const stop = openLive(
      newSwapDocument,
      { poolAddress: this.#poolAddress },
      {
        event: (data) => this.#receive(data.newSwap),
        gap: this.catchUp,
        state: (state) => this.#store.change({ state }),
      },
    )
    this.catchUp()
    return () => {
      clearInterval(reconcileTimer)
      stop()
      this.#store.cancel()
      this.#close = undefined
      feeds.delete(this.#poolAddress)
    }
  }

  #receive(event: unknown) {
    for (const swap of parseEvent(event)) {
      if (swap.poolAddress.toLowerCase() !== this.#poolAddress.toLowerCase()) continue
      if (this.#list.insert(swap) === 'replaced') this.#countRewrite()
      this.#store.change({ freshAt: new Date() })
    }
  }

  async #readGap() {
    const mark = this.#list.mark()
    const { page, joined, more } = await readNewestSwaps(this.#poolAddress, this.#list.rows()[0])
    if (!joined) this.#list.clear(mark)
    const { removed } = this.#list.reconcile(page, mark)
    if (removed || !joined) this.#countRewrite()
    const { loaded, watermark } = this.#store.next()
    this.#store.change({
      loaded: true,
      error: null,
      freshAt: new Date(),
      watermark: watermark ?? page[0]?.id ?? 0,
      ...(loaded && joined ? {} : { more }),
    })
  }

  #countRewrite() {
    this.#store.change({ rewrites: this.#store.next().rewrites + 1 })
  }
}

/** An event that is not a trade is left out: the next reconciliation reads what is missing. */
function parseEvent(event: unknown): Swap[] {
  try {
    return checkRows(swapSchema, [event])
  } catch {
    return []
  }
}
