import type { Database } from '#network/store/store.ts'
import { isHistory, newestPosition, readMarketsAfter, readSwapsAfter, trackedBlocks } from './changes.ts'
import { createPublishedEvents } from './publishedEvents.ts'
import type { SubscriberList } from './subscriberList.ts'

/**
 * Creates the function that publishes the changes since its last call. After a reorg it publishes the trades of the new
 * blocks, except those published before with the same content, and every market that differs from its last published
 * state.
 */
export async function createChangePublisher(database: Database, subscribers: SubscriberList) {
  let published = createPublishedEvents()
  let history = false
  let position = await newestPosition(database)

  /** Publishes markets. Resolves to the id of the newest swap in these blocks. */
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

  /** Publishes swaps up to an id. Later ones may repeat trades of a branch whose reorg was not seen yet. */
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
      // Subscribers that joined while the changes were read must get them too.
      if (history || subscribers.isEmpty()) {
        position = newest
        if (subscribers.isEmpty()) published = createPublishedEvents()
        return
      }
    }
    await publishSwaps(await publishMarkets())
  }
}
