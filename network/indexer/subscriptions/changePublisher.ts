import type { Database } from '#network/store/store.ts'
import { isHistory, newestPosition, readMarketsAfter, readSwapsAfter, trackedBlocks } from './changes.ts'
import { createPublishedEvents } from './publishedEvents.ts'
import type { SubscriberList } from './subscriberList.ts'

/**
 * Makes the function that publishes what changed since it was called last. After a reorg it publishes the trades of the
 * new blocks, except those that were published before with the same content, and every market that differs from what
 * was last published of it.
 */
export async function createChangePublisher(database: Database, subscribers: SubscriberList) {
  let published = createPublishedEvents()
  let history = false
  let position = await newestPosition(database)

  /** Resolves to the newest swap that was there with these blocks. */
  async function publishMarkets(): Promise<number> {
    const found = await readMarketsAfter(database, position)
    const newest = Math.max(-1, ...found.blocks.keys())
    published.rollBack(found.fork, newest - trackedBlocks)
    for (const market of found.markets) {
      const isCreated = market.createdAtBlock > found.fork
      if (isCreated && published.isNewMarket(market)) subscribers.publish('newMarket', market)
      if (published.isUpdated(market)) subscribers.publish('marketUpdated', market)
    }
    position = { ...position, blocks: found.blocks }
    return found.swapId
  }

  /** Later swaps may be of a branch whose reorg was not seen yet: the same trades again. */
  async function publishSwaps(upTo: number): Promise<void> {
    for (;;) {
      const found = await readSwapsAfter(database, position.swapId, upTo)
      if (!found) return
      for (const swap of found.swaps) if (published.isNewSwap(swap)) subscribers.publish('newSwap', swap)
      position = { ...position, swapId: found.swapId }
      await subscribers.drain()
    }
  }

  return async function publishChanges(): Promise<void> {
    history = await isHistory(database, history)
    if (history || subscribers.isEmpty()) {
      const newest = await newestPosition(database)
      // Whoever subscribed while the changes were read has to get them, too.
      if (history || subscribers.isEmpty()) {
        position = newest
        if (subscribers.isEmpty()) published = createPublishedEvents()
        return
      }
    }
    await publishSwaps(await publishMarkets())
  }
}
