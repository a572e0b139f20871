import { queryOptions } from '@tanstack/react-query'
import type { LendingEvent } from '#domain/lending/action/lendingEvent.ts'
import { assetTopics, decodeLendingEvent, userTopics } from '#interfaces/lending/events.ts'
import { addressTopic, type FoundLogs, type LogFilter, readLogs } from '#interfaces/node/contract/logs.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** What the pool did, the newest first, the blocks that were searched, and how many logs could not be read. */
export type LendingEvents = Omit<FoundLogs, 'logs'> & { events: LendingEvent[] }

/** Everything a person did in the pool and all that moved their score, from the pool's own logs. */
export function userEventsQuery(user: Address) {
  return eventsQuery('user', user, userTopics(addressTopic(user)))
}

/** Everything that moved an asset in the pool, from its own logs. */
export function assetEventsQuery(asset: Address) {
  return eventsQuery('asset', asset, assetTopics(addressTopic(asset)))
}

function eventsQuery(of: 'user' | 'asset', address: Address, topics: readonly LogFilter['topics'][]) {
  const pool = lendingPool()
  return queryOptions({
    queryKey: ['node', 'lendingEvents', pool, of, address],
    queryFn: async ({ signal }): Promise<LendingEvents> => {
      const filters = topics.map((each) => ({ address: pool, topics: each }))
      const { logs, ...searched } = await readLogs(filters, signal)
      return { events: logs.map(decodeLendingEvent).filter((event) => event !== null), ...searched }
    },
    staleTime: 15_000,
  })
}
