import { setTimeout as wait } from 'node:timers/promises'
import type { Address } from 'viem'
import { log } from '#network/service/log.ts'
import type { Store } from '#network/store/store.ts'
import {
  type Changes,
  isHistory,
  newestPosition,
  readMarketsAfter,
  readSwapsAfter,
  trackedBlocks,
} from './changes.ts'
import { type EventQueue, openEventQueue } from './eventQueue.ts'
import { createPublishedEvents } from './publishedEvents.ts'

type Topic = keyof Changes
type Payload<Name extends Topic> = { [Key in Name]: Changes[Key][number] }
type Subscriber = { topic: Topic; pool: Address | undefined; queue: EventQueue<Record<string, unknown>> }

export type ChangeFeed = {
  /**
   * The events of a topic from now on, each once and in order, of one pool or of all. A subscriber with more than
   * `capacity` events waiting is ended and `disconnect` called. Undefined when there are too many subscribers.
   */
  subscribe<Name extends Topic>(
    topic: Name,
    pool: Address | undefined,
    disconnect?: () => void,
  ): AsyncIterableIterator<Payload<Name>> | undefined
  stop(): Promise<void>
}

const capacity = 5_000
/** How long a batch waits for readers that have much to read: enough for a quick one, and little lost by a stuck one. */
const patience = 100
const maximumSubscribers = 5_000

/**
 * Tells subscribers what each commit brought, reading it once for all of them. A notice only wakes it: what is news
 * follows from the store, so a notice that was lost, came twice or late changes nothing. After a reorg the trades of the
 * new blocks are told, except those that came out as told before, and every market that is not as it was last told.
 */
export async function openChangeFeed({
  database,
  listen,
}: Pick<Store, 'database' | 'listen'>): Promise<ChangeFeed> {
  const subscribers = new Set<Subscriber>()
  let told = createPublishedEvents()
  let history = false
  let position = await newestPosition(database)
  let noticed = false
  let working: Promise<void> | undefined

  function publish<Name extends Topic>(topic: Name, value: Changes[Name][number]) {
    const event = { [topic]: value }
    for (const { topic: wanted, pool, queue } of subscribers)
      if (wanted === topic && (!pool || pool === value.poolAddress)) queue.push(event)
  }

  async function tellMarkets() {
    const found = await readMarketsAfter(database, position)
    const newest = Math.max(-1, ...found.blocks.keys())
    told.forget(found.fork, newest - trackedBlocks)
    for (const market of found.markets) {
      if (market.createdAtBlock > found.fork && told.isNewMarket(market)) publish('newMarket', market)
      if (told.isUpdated(market)) publish('marketUpdated', market)
    }
    position = { ...position, blocks: found.blocks }
  }

  async function untilRead() {
    const end = Date.now() + patience
    while (Date.now() < end && [...subscribers].some(({ queue }) => queue.waiting > capacity / 10))
      await wait(5)
  }

  async function tellSwaps() {
    for (;;) {
      const found = await readSwapsAfter(database, position.swapId)
      if (!found) return
      for (const swap of found.swaps) if (told.isNewSwap(swap)) publish('newSwap', swap)
      position = { ...position, swapId: found.swapId }
      await untilRead()
    }
  }

  async function tell() {
    history = await isHistory(database, history)
    if (history || subscribers.size === 0) {
      const newest = await newestPosition(database)
      // Who came while that was read has to hear what is in it.
      if (history || subscribers.size === 0) {
        position = newest
        if (subscribers.size === 0) told = createPublishedEvents()
        return
      }
    }
    await tellMarkets()
    await tellSwaps()
  }

  async function work() {
    while (noticed) {
      noticed = false
      try {
        await tell()
      } catch (error) {
        // The position stays, so the next notice makes up for it.
        log('error', 'indexer', 'news could not be read', { error })
      }
    }
  }

  const stopListening = await listen(() => {
    noticed = true
    working ??= work().finally(() => {
      working = undefined
    })
  })

  return {
    subscribe<Name extends Topic>(topic: Name, pool: Address | undefined, disconnect?: () => void) {
      if (subscribers.size >= maximumSubscribers) return undefined
      const queue = openEventQueue<Payload<Name>>({
        capacity,
        overflow: () => disconnect?.(),
        ended: () => subscribers.delete(subscriber),
      })
      const subscriber = { topic, pool, queue: queue as unknown as Subscriber['queue'] }
      subscribers.add(subscriber)
      return queue
    },
    async stop() {
      await stopListening().catch((error) => log('warn', 'indexer', 'listening did not end', { error }))
      for (const { queue } of subscribers) queue.end()
      await working
    },
  }
}
