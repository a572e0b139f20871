import { setTimeout as wait } from 'node:timers/promises'
import type { Address } from 'viem'
import type { Changes } from './changes.ts'
import { type EventQueue, openEventQueue } from './eventQueue.ts'

export type Topic = keyof Changes
type Payload<Name extends Topic> = { [Key in Name]: Changes[Key][number] }
type Subscriber = { topic: Topic; pool: Address | undefined; queue: EventQueue<Record<string, unknown>> }

export type Subscribe = <Name extends Topic>(
  topic: Name,
  pool: Address | undefined,
  disconnect?: () => void,
) => AsyncIterableIterator<Payload<Name>> | undefined

export type SubscriberList = ReturnType<typeof createSubscriberList>

/** The most unread events of one subscriber. */
const capacity = 5_000
/** The most milliseconds that a batch waits for slow subscribers. */
const drainTimeout = 100
const maximumSubscribers = 20_000

/** The subscribers of the indexer, each with a queue of its own. */
export function createSubscriberList() {
  const subscribers = new Set<Subscriber>()

  /**
   * The events of a topic from now on, of one pool or of all. When more than `capacity` events wait, the subscription
   * ends and `disconnect` is called. Undefined when there are too many subscribers.
   */
  const add: Subscribe = <Name extends Topic>(
    topic: Name,
    pool: Address | undefined,
    disconnect?: () => void,
  ) => {
    if (subscribers.size >= maximumSubscribers) return undefined
    const queue = openEventQueue<Payload<Name>>({
      capacity,
      overflow: () => disconnect?.(),
      ended: () => subscribers.delete(subscriber),
    })
    const subscriber = { topic, pool, queue: queue as unknown as Subscriber['queue'] }
    subscribers.add(subscriber)
    return queue
  }

  return {
    add,
    isEmpty: () => subscribers.size === 0,

    /** Passes an event to all of its subscribers. */
    publish<Name extends Topic>(topic: Name, value: Changes[Name][number]): void {
      const event = { [topic]: value }
      for (const subscriber of subscribers) {
        if (subscriber.topic !== topic) continue
        if (!subscriber.pool || subscriber.pool === value.poolAddress) subscriber.queue.push(event)
      }
    },

    /** Waits a moment for subscribers with many unread events. */
    async drain(): Promise<void> {
      const end = Date.now() + drainTimeout
      const isBusy = () => [...subscribers].some(({ queue }) => queue.waiting > capacity / 10)
      while (Date.now() < end && isBusy()) await wait(5)
    },

    /** Ends every subscription. */
    end(): void {
      for (const { queue } of subscribers) queue.end()
    },
  }
}
