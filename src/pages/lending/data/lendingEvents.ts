import type { LendingEvent } from '#domain/lending/action/lendingEvent.ts'
import { assetTopics, decodeLendingEvent, userTopics } from '#interfaces/lending/events.ts'
import { addressTopic } from '#interfaces/node/contract/logs.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { type PoolLogs, poolLogsQuery } from './poolLogs.ts'

/** Events of the pool, newest first, the searched blocks, and the number of unreadable logs. */
export type LendingEvents = Omit<PoolLogs, 'logs'> & { events: LendingEvent[] }

/** A person's actions in the pool and all changes of their score, from the pool's logs. */
export function userEventsQuery(user: Address) {
  return poolLogsQuery(['user', user], userTopics(addressTopic(user)), eventsOf)
}

/** All events of an asset in the pool, from the pool's logs. */
export function assetEventsQuery(asset: Address) {
  return poolLogsQuery(['asset', asset], assetTopics(addressTopic(asset)), eventsOf)
}

function eventsOf({ logs, ...searched }: PoolLogs): LendingEvents {
  const events = logs.map(decodeLendingEvent).filter((event) => event !== null)
  return { events, ...searched }
}
