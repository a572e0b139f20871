import { createLiveCandles } from '#domain/markets/prices/liveCandles.ts'
import { createTradeList } from '#domain/markets/prices/tradeList.ts'
import { newestFirst, type TradePosition } from '#domain/markets/tradePosition.ts'
import { checkRows } from '#interfaces/indexer/graphql/execute.ts'
import { graphql } from '#interfaces/indexer/graphql/graphql.ts'
import { createFlushedStore } from '#interfaces/indexer/live/flushedStore.ts'
import { openLive } from '#interfaces/indexer/live/live.ts'
import { isHidden } from '#interfaces/indexer/live/watchPage.ts'
import { type Swap, swapFields, swapSchema } from '#interfaces/indexer/swap.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { emptySnapshot, type SwapFeedSnapshot } from './swapFeedSnapshot.ts'
import { createSwapList } from './swapList.ts'
import { readNewestSwaps, readSwapsFrom } from './swapPages.ts'

const newSwapDocument = graphql(
  `subscription NewSwap($poolAddress: String) { newSwap(poolAddress: $poolAddress) { ...SwapFields } }`,
  [swapFields],
)

const feeds = new Map<string, SwapFeed>()
const reconcileInterval = 60_000
/** Milliseconds from a sign that the list differs from the server's to the next reading. */
const catchUpDelay = 1_000
const closeAfter = 3_000

/** The live trades of one market: one feed a pool, shared by every view, closed 3 s after the last view left. */
export function swapFeed(poolAddress: string): SwapFeed {
  const feed = feeds.get(poolAddress) ?? new SwapFeed(poolAddress)
  feeds.set(poolAddress, feed)
  return feed
}

/** A live list of trades outside React, for `useSyncExternalStore`, and the candles they make. */
class SwapFeed {
  readonly #poolAddress: string
  readonly #tradeList = createTradeList()
  readonly #list = createSwapList({
    added: (swap, key) => this.#record(swap, key),
    removed: this.#tradeList.remove,
  })
  readonly #store = createFlushedStore(emptySnapshot, (value) => this.#complete(value))
  readonly #liveCandles = new Map<number, ReturnType<typeof createLiveCandles>>()
  /** The text of unreadable rows that the server lists among the loaded ones. */
  readonly #unreadableRows = new Set<string>()
  /** The text of unreadable events since the last reading; whether the server lists them is unknown. */
  readonly #unreadableEvents = new Set<string>()
  /** The newest trade of the last reading; from it down the list equals the server's. Null when the market had none. */
  #settled: TradePosition | null | undefined
  #close: (() => void) | undefined
  #closeTimer: ReturnType<typeof setTimeout> | undefined
  #catchUpTimer: ReturnType<typeof setTimeout> | undefined
  #catchingUp: Promise<void> | undefined
  #isDue = false

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

  /** The candles of an interval, built from every trade and not only from those the list keeps. */
  liveCandles(seconds: number) {
    const candles = this.#liveCandles.get(seconds) ?? createLiveCandles(this.#tradeList, seconds)
    this.#liveCandles.set(seconds, candles)
    return candles
  }

  /**
   * Reads the page below the oldest loaded trade. Throws `InterfaceError`, also when the server does not list that trade.
   */
  async loadOlder() {
    if (await this.#readOlder()) return
    await this.catchUp()
    if (await this.#readOlder()) return
    throw new InterfaceError('indexer', 'malformed', 'Older trades do not join the loaded ones.')
  }

  /**
   * Reads the newest trades, after a gap or an error. If a reading is under way, whose request is older, another one
   * follows.
   */
  readonly catchUp = () => {
    this.#isDue = true
    this.#catchingUp ??= this.#readWhileDue().finally(() => {
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
      clearTimeout(this.#catchUpTimer)
      this.#catchUpTimer = undefined
      stop()
      this.#store.cancel()
      this.#close = undefined
      feeds.delete(this.#poolAddress)
    }
  }

  #receive(event: unknown) {
    for (const swap of this.#parseEvent(event)) {
      if (swap.poolAddress.toLowerCase() !== this.#poolAddress.toLowerCase()) continue
      if (this.#isBelowList(swap)) continue
      const newest = this.#tradeList.newest()
      const outcome = this.#list.insert(swap)
      if (outcome === 'replaced') this.#countRewrite()
      // An older block after a newer one: the chain was reorganised, or events come in another order.
      const isLate = outcome === 'added' && newest !== undefined && swap.blockNumber < newest.blockNumber
      if (isLate || outcome === 'replaced') this.#catchUpSoon()
      this.#store.change({ freshAt: new Date() })
    }
  }

  /** Parses an event; an unreadable one is counted, because no list shows it. */
  #parseEvent(event: unknown): Swap[] {
    // A payload of null, or an empty one, means that nothing happened.
    if (event === null || event === undefined) return []
    try {
      return checkRows(swapSchema, [event])
    } catch {
      this.#unreadableEvents.add(JSON.stringify(event))
      this.#store.change({})
      return []
    }
  }

  /** Whether a trade is older than the loaded ones: adding it could leave a hole above it. */
  #isBelowList(swap: Swap): boolean {
    const { swaps, more } = this.#store.snapshot()
    const oldest = swaps.at(-1)
    return more && oldest !== undefined && newestFirst(swap, oldest) > 0
  }

  async #readWhileDue() {
    do {
      this.#isDue = false
      await this.#readGap().catch((error: unknown) => this.#store.change({ error }))
    } while (this.#isDue && this.#close)
  }

  async #readGap() {
    const mark = this.#list.mark()
    const settled = this.#settled
    const joins = (page: readonly Swap[]) =>
      settled === undefined || (settled !== null && this.#list.agrees(page, settled))
    const { swaps, joined, whole, unreadable } = await readNewestSwaps(this.#poolAddress, joins)
    const isNew = settled === undefined || !joined
    const { removed } = this.#list.reconcile(swaps, mark, isNew || whole)
    if (isNew || whole) {
      this.#tradeList.restart(whole ? null : (swaps.at(-1) ?? null))
      this.#unreadableRows.clear()
    }
    this.#unreadableEvents.clear()
    this.#settled = swaps[0] ?? null
    for (const row of unreadable) this.#unreadableRows.add(row)
    if (removed || !joined) this.#countRewrite()
    if (removed) this.#catchUpSoon()
    this.#store.change({
      loaded: true,
      error: null,
      freshAt: new Date(),
      ...(isNew || whole ? { more: !whole } : {}),
    })
  }

  /** Reads the page below the oldest loaded trade; false when the server does not list that trade. */
  async #readOlder(): Promise<boolean> {
    const oldest = this.#list.rows().at(-1)
    const guess = Math.max(0, this.#list.size() + this.#unreadableRows.size - 1)
    const page = await readSwapsFrom(this.#poolAddress, oldest, guess)
    if (page === null) return false
    const { swaps, received, unreadable } = page
    this.#list.keep(this.#list.size() + received)
    for (const swap of swaps) this.#list.insert(swap)
    for (const row of unreadable) this.#unreadableRows.add(row)
    this.#store.change({ more: received > 1 })
    return true
  }

  /** Plans a reading after a sign that the list differs from the server's. */
  #catchUpSoon() {
    this.#catchUpTimer ??= setTimeout(() => {
      this.#catchUpTimer = undefined
      if (!isHidden()) void this.catchUp()
    }, catchUpDelay)
  }

  #record(swap: Swap, key: string) {
    if (swap.timestamp === null) return
    const time = Math.floor(swap.timestamp.getTime() / 1_000)
    const { blockNumber, id, priceUsd: price } = swap
    this.#tradeList.add({ key, blockNumber, id, time, price, volume: swap.volume })
  }

  /** Adds the fields that are too expensive to compute at every change. */
  #complete(value: SwapFeedSnapshot): SwapFeedSnapshot {
    const held = this.#list.size()
    const swaps = this.#list.rows()
    const isCut = swaps.length < held
    if (isCut && !value.more) this.#store.change({ more: true })
    return {
      ...value,
      swaps,
      more: value.more || isCut,
      unreadable: new Set([...this.#unreadableRows, ...this.#unreadableEvents]).size,
    }
  }

  #countRewrite() {
    this.#store.change({ rewrites: this.#store.next().rewrites + 1 })
  }
}
