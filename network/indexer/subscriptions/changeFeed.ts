import { log } from '#network/service/log.ts'
import type { Store } from '#network/store/store.ts'
import { createChangePublisher } from './changePublisher.ts'
import { createSubscriberList, type Subscribe } from './subscriberList.ts'

export type ChangeFeed = {
  subscribe: Subscribe
  stop(): Promise<void>
}

/**
 * Publishes to subscribers what each commit changed, each event once and in order. It is read once for all of them. A
 * notice only wakes the feed: what is published follows from the store, so a notice that is lost, comes twice or comes
 * late changes nothing.
 */
export async function openChangeFeed({
  database,
  listen,
}: Pick<Store, 'database' | 'listen'>): Promise<ChangeFeed> {
  const subscribers = createSubscriberList()
  const publishChanges = await createChangePublisher(database, subscribers)
  let noticed = false
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    while (noticed) {
      noticed = false
      try {
        await publishChanges()
      } catch (error) {
        // The position stays where it was, so the next notice makes up for it.
        log('error', 'indexer', 'changes could not be read', { error })
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
    subscribe: subscribers.add,
    async stop() {
      await stopListening().catch((error) => log('warn', 'indexer', 'listening did not end', { error }))
      subscribers.end()
      await working
    },
  }
}
