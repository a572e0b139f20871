import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LendingEvent } from '#domain/lending/action/lendingEvent.ts'
import { assetTopics, decodeLendingEvent, userTopics } from '#interfaces/lending/events.ts'
import { addressTopic, type FoundLogs, type LogFilter, readLogs } from '#interfaces/node/contract/logs.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** Events of the pool, newest first, the searched blocks, and the number of unreadable logs. */
export type LendingEvents = Omit<FoundLogs, 'logs'> & { events: LendingEvent[] }

/** A person's actions in the pool and all changes of their score, from the pool's logs. */
export function userEventsQuery(user: Address) {
  return eventsQuery('user', user, userTopics(addressTopic(user)))
}

/** All events of an asset in the pool, from the pool's logs. */
export function assetEventsQuery(asset: Address) {
  return eventsQuery('asset', asset, assetTopics(addressTopic(asset)))
}

/**
 * The pool's logs by the node. Where the node does not search the whole chain, older logs come from the explorer's
 * list; `searchFurther` continues at the node.
 */
function eventsQuery(of: 'user' | 'asset', address: Address, topics: readonly LogFilter['topics'][]) {
  const pool = lendingPool()
  const filters = topics.map((each) => ({ address: pool, topics: each }))
  const queryKey = ['node', 'lendingEvents', pool, of, address]
  const options = queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<LendingEvents> => {
      const { logs, ...searched } = await readLogs(filters, { signal })
      const found = { events: eventsOf(logs), ...searched }
      if (found.fromBlock === 0) return found
      const known = client.getQueryData<LendingEvents>(queryKey)
      if (known && known.fromBlock < found.fromBlock) return joinEvents(found, known)
      const { readExplorerLogs } = await import('./explorerLogs.ts')
      const listed = await readExplorerLogs(pool, topics, client).catch(() => null)
      return listed ? joinEvents(found, { ...listed, events: eventsOf(listed.logs) }) : found
    },
    staleTime: 15_000,
  })
  async function searchFurther(client: QueryClient): Promise<void> {
    const known = client.getQueryData<LendingEvents>(queryKey)
    if (!known || known.fromBlock === 0) return
    const { logs, ...searched } = await readLogs(filters, { before: known.fromBlock })
    const older = { events: eventsOf(logs), ...searched }
    client.setQueryData<LendingEvents>(queryKey, (now) => now && joinEvents(now, older))
  }
  return { ...options, searchFurther }
}

function eventsOf(logs: FoundLogs['logs']): LendingEvent[] {
  return logs.map(decodeLendingEvent).filter((event) => event !== null)
}

/** Joins two searches; of the older one only the blocks before the newer one count. */
function joinEvents(newer: LendingEvents, older: Omit<LendingEvents, 'toBlock'>): LendingEvents {
  if (older.fromBlock >= newer.fromBlock) return newer
  return {
    ...newer,
    events: [...newer.events, ...older.events.filter(({ block }) => block < newer.fromBlock)],
    fromBlock: older.fromBlock,
    unreadable: newer.unreadable + older.unreadable,
  }
}
