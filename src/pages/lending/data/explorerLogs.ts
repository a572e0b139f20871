import type { QueryClient } from '@tanstack/react-query'
import { latestBlocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { addressLogsQuery, type Log as ListedLog } from '#interfaces/explorer/transaction/log.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { type FoundLogs, type Log, type LogFilter, newestFirst } from '#interfaces/node/contract/logs.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** Where a list continues: its next page, and the logs of the block that its last page may have cut. */
export type ListRest = { page: Cursor; cut: readonly Log[] }

/** Logs of a part of the list, and its rest; null at the end. */
type ListedLogs = Omit<FoundLogs, 'toBlock'> & { rest: ListRest | null }

/** The most pages to read at once: about three hundred logs. */
const mostPages = 6

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
  const rows: ListedLog[] = []
  let skipped = 0
  let page = rest?.page
  let isEnd = false
  for (let read = 0; read < pages && !isEnd; read++) {
    const list = await client.fetchQuery({ ...addressLogsQuery(contract, page), retry: false })
    rows.push(...list.items)
    skipped += list.skipped
    isEnd = list.next === null
    page = list.next ?? undefined
  }
  const own = rows.filter(({ emitter }) => !emitter || emitter.address === contract)
  const logs = own.map((row) => asNodeLog(contract, row)).filter((log) => log !== null)
  const passing = [...(rest?.cut ?? []), ...logs.filter((log) => filters.some((each) => passes(log, each)))]
  const fromBlock = isEnd ? 0 : wholeFrom(rows)
  const isWhole = ({ blockNumber }: Log) => blockNumber >= fromBlock
  return {
    logs: passing.filter(isWhole).sort(newestFirst),
    fromBlock,
    unreadable: skipped + own.length - logs.length,
    rest: page === undefined ? null : { page, cut: passing.filter((log) => !isWhole(log)) },
  }
}

/**
 * The block from which on rows, newest first, are whole: the next page may continue in the block in which these end. Rows in
 * another order have a part of any block.
 */
function wholeFrom(rows: readonly ListedLog[]): number {
  const blocks = rows.flatMap(({ blockNumber }) => (blockNumber === null ? [] : [blockNumber]))
  const isOrdered = blocks.every((block, index) => block <= (blocks[index - 1] ?? block))
  const oldest = blocks.at(-1)
  return isOrdered && oldest !== undefined ? oldest + 1 : Number.MAX_SAFE_INTEGER
}

/** The newest block that the explorer lists: up to it, its list of logs is complete. Null when it does not answer. */
export async function newestListedBlock(client: QueryClient): Promise<number | null> {
  const latest = await client.fetchQuery({ ...latestBlocksQuery(), retry: false }).catch(() => null)
  return latest?.items[0]?.number ?? null
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
