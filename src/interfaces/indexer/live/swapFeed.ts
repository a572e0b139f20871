import { notifyManager } from '@tanstack/react-query'
import { checkRows } from '#interfaces/indexer/execute.ts'
import { graphql } from '#interfaces/indexer/graphql.ts'
import { readSwaps, type Swap, swapFields, swapSchema } from '#interfaces/indexer/swap.ts'
import { createFlush } from './flush.ts'
import { type LiveState, openLive } from './live.ts'
import { createSwapList } from './swapList.ts'

/** What a view sees of a feed; a new object at each flush, at most five a second. */
export type SwapFeedSnapshot = {
  swaps: readonly Swap[]
  state: LiveState
  /** When the last trade or answer arrived. */
  freshAt: Date | null
  /** Set while nothing could be read yet. */
  error: unknown
  loaded: boolean
  /** Whether older trades may exist beyond the loaded ones. */
  more: boolean
  /** Counts the times history changed under us: charts read their candles again. */
  rewrites: number
  /** The newest id of the first page: candles read before it hold them. */
  watermark: number | null
}

const newSwapDocument = graphql(
  `subscription NewSwap($poolAddress: String) { newSwap(poolAddress: $poolAddress) { ...SwapFields } }`,
  [swapFields],
)

const feeds = new Map<string, SwapFeed>()
const reconcileEvery = 60_000
const catchUpPages = 5
const lingering = 3_000

/** The live trades of one market: one feed a pool, shared by every view, closed 3 s after the last view left. */
export function swapFeed(poolAddress: string): SwapFeed {
  const feed = feeds.get(poolAddress) ?? new SwapFeed(poolAddress)
  feeds.set(poolAddress, feed)
  return feed
}

/** The id of the newest trade a running feed of the market knows; null when there is none. */
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
  readonly #listeners = new Set<() => void>()
  readonly #list = createSwapList()
  readonly #flush = createFlush(() => this.#commit())
  #current = empty
  #next = empty
  #close: (() => void) | undefined
  #closing: ReturnType<typeof setTimeout> | undefined
  #catchingUp: Promise<void> | undefined

  constructor(poolAddress: string) {
    this.#poolAddress = poolAddress
  }

  readonly snapshot = () => this.#current

  readonly subscribe = (listener: () => void) => {
    clearTimeout(this.#closing)
    this.#listeners.add(listener)
    this.#close ??= this.#open()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#closing = setTimeout(() => this.#close?.(), lingering)
    }
  }

  /** The id of its newest trade, waiting ones included. */
  newestId(): number | null {
    return this.#list.rows()[0]?.id ?? null
  }

  /** Reads the page below the oldest loaded trade. Throws `InterfaceError`. */
  async loadOlder() {
    const { swaps, received } = await readSwaps(this.#poolAddress, this.#list.size())
    for (const swap of swaps) this.#list.insert(swap)
    this.#change({ more: received > 0 })
  }

  /** Reads what may have been missed; also the way to try again after an error. */
  readonly catchUp = () => {
    this.#catchingUp ??= this.#readGap()
      .catch((error: unknown) => this.#change({ error }))
      .finally(() => {
        this.#catchingUp = undefined
      })
    return this.#catchingUp
  }

  #open() {
    const reconcile = setInterval(() => !isHidden() && this.catchUp(), reconcileEvery)
    const stop = openLive(
      newSwapDocument,
      { poolAddress: this.#poolAddress },
      {
        event: (data) => this.#take(data.newSwap),
        gap: this.catchUp,
        state: (state) => this.#change({ state }),
      },
    )
    this.catchUp()
    return () => {
      clearInterval(reconcile)
      stop()
      this.#flush.cancel()
      this.#close = undefined
      feeds.delete(this.#poolAddress)
    }
  }

  #take(value: unknown) {
    for (const swap of readable(value)) {
      if (swap.poolAddress.toLowerCase() !== this.#poolAddress.toLowerCase()) continue
      const replaced = this.#list.insert(swap) === 'replaced'
      this.#change({ freshAt: new Date(), ...(replaced ? { rewrites: this.#next.rewrites + 1 } : {}) })
    }
  }

  /** Newest page first; when it does not reach what we have, on until it does; when five pages do not, start afresh. */
  async #readGap() {
    const page: Swap[] = []
    const mark = this.#list.mark()
    const newest = this.#list.rows()[0]
    for (let count = 0; count < catchUpPages; count++) {
      const { swaps, received } = await readSwaps(this.#poolAddress, page.length)
      page.push(...swaps)
      const oldest = swaps.at(-1)
      const reaches = !newest || !oldest || oldest.blockNumber <= newest.blockNumber
      if (reaches) return this.#settle(page, mark, received > 0)
    }
    this.#list.clear()
    this.#settle(page, mark, true)
    this.#change({ rewrites: this.#next.rewrites + 1 })
  }

  #settle(page: Swap[], mark: number, more: boolean) {
    const { vanished } = this.#list.reconcile(page, mark)
    this.#change({
      loaded: true,
      error: null,
      freshAt: new Date(),
      more: this.#next.loaded ? this.#next.more : more,
      watermark: this.#next.watermark ?? page[0]?.id ?? 0,
      ...(vanished ? { rewrites: this.#next.rewrites + 1 } : {}),
    })
  }

  #change(part: Partial<SwapFeedSnapshot>) {
    this.#next = { ...this.#next, ...part }
    this.#flush.schedule()
  }

  #commit() {
    this.#current = { ...this.#next, swaps: this.#list.rows() }
    for (const listener of this.#listeners) notifyManager.schedule(listener)
  }
}

function isHidden() {
  return globalThis.document?.visibilityState === 'hidden'
}

/** An event that is not a trade is left out: the next reconciliation tells the truth. */
function readable(value: unknown): Swap[] {
  try {
    return checkRows(swapSchema, [value])
  } catch {
    return []
  }
}
