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
  let publishChanges: (() => Promise<void>) | undefined
  let noticed = false
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    while (noticed && publishChanges) {
      noticed = false
      try {
        await publishChanges()
      } catch (error) {
        // The position stays where it was, so the next notice makes up for it.
        log('error', 'indexer', 'changes could not be read', { error })
      }
    }
  }

  function wake(): void {
    noticed = true
    if (!publishChanges) return
    working ??= work().finally(() => {
      working = undefined
    })
  }

  // It listens before it reads the position, so that no commit after the position is missed.
  const stopListening = await listen(wake)
  try {
    publishChanges = await createChangePublisher(database, subscribers)
  } catch (error) {
    await stopListening()
    throw error
  }
  if (noticed) wake()

  return {
    subscribe: subscribers.add,
    async stop() {
      await stopListening().catch((error) => log('warn', 'indexer', 'listening did not end', { error }))
      subscribers.end()
      await working
    },
  }
}
