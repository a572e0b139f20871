import type { QueryClient } from '@tanstack/react-query'
import { addressLogsQuery, type Log as ListedLog } from '#interfaces/explorer/transaction/log.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { FoundLogs, Log, LogFilter } from '#interfaces/node/contract/logs.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** Where a list continues: its next page, and the logs of the block that its last page may have cut. */
export type ListRest = { page: Cursor; cut: readonly Log[] }

/** Logs of a part of the list, and its rest; null at the end. */
export type ListedLogs = Omit<FoundLogs, 'toBlock'> & { rest: ListRest | null }

/** The most pages to read at once: about three hundred logs. */
export const mostPages = 6

/**
 * The logs of a contract that pass one of the filters, newest first, from the explorer's list or its rest, and the block
 * down to which the pages that were read have all of them: 0 with the last page. Throws `InterfaceError`.
 */
export async function readExplorerLogs(
  contract: Address,
  filters: readonly LogFilter['topics'][],
  client: QueryClient,
  { rest = null, pages = mostPages }: { rest?: ListRest | null; pages?: number } = {},
): Promise<ListedLogs> {
  const logs: Log[] = [...(rest?.cut ?? [])]
  let unreadable = 0
  let oldest = Number.MAX_SAFE_INTEGER
  let page = rest?.page
  let isOrdered = true
  for (let read = 0; read < pages; read++) {
    const asked = { ...addressLogsQuery(contract, page), retry: false }
    const { items, next, skipped } = await client.fetchQuery(asked)
    unreadable += skipped
    for (const item of items) {
      if (item.emitter && item.emitter.address !== contract) continue
      const log = asNodeLog(contract, item)
      if (log === null) unreadable += 1
      else if (filters.some((topics) => passes(log, topics))) logs.push(log)
      const block = item.blockNumber ?? oldest
      isOrdered &&= block <= oldest
      oldest = block
    }
    if (next === null) return { logs: logs.sort(newestFirst), fromBlock: 0, unreadable, rest: null }
    page = next
  }
  // The next page may continue in the block in which this one ends. A list in another order has a part of any block.
  const fromBlock = isOrdered && oldest < Number.MAX_SAFE_INTEGER ? oldest + 1 : Number.MAX_SAFE_INTEGER
  const isWhole = ({ blockNumber }: Log) => blockNumber >= fromBlock
  const cut = logs.filter((log) => !isWhole(log))
  return {
    logs: logs.filter(isWhole).sort(newestFirst),
    fromBlock,
    unreadable,
    rest: page === undefined ? null : { page, cut },
  }
}

function newestFirst(a: Log, b: Log): number {
  return b.blockNumber - a.blockNumber || (b.logIndex ?? 0) - (a.logIndex ?? 0)
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
