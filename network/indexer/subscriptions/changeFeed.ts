import { log } from '#network/service/serviceLog.ts'
import type { Store } from '#network/store/store.ts'
import { createChangePublisher } from './changePublisher.ts'
import { createSubscriberList, type Subscribe } from './subscriberList.ts'

export type ChangeFeed = {
  subscribe: Subscribe
  stop(): Promise<void>
}

/**
 * Publishes the changes of each commit to subscribers, each event once and in order; they are read once for all
 * subscribers. A notice only wakes the feed: the events follow from the store, so a lost, repeated or late notice
 * changes nothing.
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
        // The position is unchanged, so the next notice catches up.
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

  // Listens before it reads the position, so that no later commit is missed.
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
