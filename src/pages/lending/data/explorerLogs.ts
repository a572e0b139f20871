import type { QueryClient } from '@tanstack/react-query'
import { addressLogsQuery, type Log as ListedLog } from '#interfaces/explorer/transaction/log.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { FoundLogs, Log, LogFilter } from '#interfaces/node/contract/logs.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** The most pages to read: about three hundred logs. */
const mostPages = 6

/**
 * The logs of a contract that pass one of the filters, newest first, from the explorer's list, and the block down to which the
 * pages that were read have all of them: 0 with the last page. Throws `InterfaceError`.
 */
export async function readExplorerLogs(
  contract: Address,
  filters: readonly LogFilter['topics'][],
  client: QueryClient,
): Promise<Omit<FoundLogs, 'toBlock'>> {
  const logs: Log[] = []
  let unreadable = 0
  let oldest: number | null = null
  let page: Cursor | undefined
  for (let pages = 0; pages < mostPages; pages++) {
    const { items, next, skipped } = await client.fetchQuery(addressLogsQuery(contract, page))
    unreadable += skipped
    for (const item of items) {
      const log = asNodeLog(contract, item)
      if (log === null) unreadable += 1
      else if (filters.some((topics) => passes(log, topics))) logs.push(log)
      oldest = item.blockNumber ?? oldest
    }
    if (next === null) return { logs, fromBlock: 0, unreadable }
    page = next
  }
  // The next page may continue in the block in which this one ends.
  const fromBlock = oldest === null ? Number.MAX_SAFE_INTEGER : oldest + 1
  return { logs: logs.filter(({ blockNumber }) => blockNumber >= fromBlock), fromBlock, unreadable }
}

function asNodeLog(address: Address, log: ListedLog): Log | null {
  const { blockNumber, transactionHash, index, timestamp, topics, data } = log
  if (blockNumber === null || data === null) return null
  return {
    address,
    topics,
    data,
    blockNumber,
    ...(transactionHash && { transactionHash }),
    ...(index !== null && { logIndex: index }),
    ...(timestamp && { blockTimestamp: Math.floor(timestamp.getTime() / 1_000) }),
  }
}

/** Whether a log passes a filter as `eth_getLogs` applies it: null for any topic, a list for one of several. */
function passes(log: Log, topics: LogFilter['topics']): boolean {
  return topics.every((wanted, place) => {
    if (wanted === null) return true
    const topic = log.topics[place]?.toLowerCase() ?? ''
    return typeof wanted === 'string' ? topic === wanted.toLowerCase() : wanted.includes(topic)
  })
}
