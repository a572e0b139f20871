import { and, asc, between, eq, inArray, type SQL } from 'drizzle-orm'
import { type Address, getAddress, type Hash, type Hex } from 'viem'
import { blocks } from '#network/store/schema/blockTables.ts'
import { logs } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'

/** A filter for logs: any of the addresses, and any of the topics at each position. Empty means all. */
export type LogFilter = { addresses: Address[]; topics: Hash[][] }

/** The most logs in one answer, to bound this process's memory. */
export const mostLogs = 50_000

/** Reads the filter of `eth_getLogs`. Undefined for one that the node has to evaluate. */
export function readLogFilter(filter: Record<string, unknown>): LogFilter | undefined {
  const addresses = textsOf(filter.address, /^0x[0-9a-f]{40}$/i)
  const places = filter.topics ?? []
  if (!addresses || !Array.isArray(places)) return undefined
  const topics = places.map((place) => textsOf(place, /^0x[0-9a-f]{64}$/i))
  if (topics.length > 4 || topics.includes(undefined)) return undefined
  return {
    addresses: addresses.map((address) => getAddress(address.toLowerCase())),
    // A null among others at one position matches everything there.
    topics: topics.map((place) => (place ?? []).map((topic) => topic.toLowerCase() as Hash)),
  }
}

/** One text or several, all of this form; empty for null, alone or among others. */
function textsOf(value: unknown, form: RegExp): Hex[] | undefined {
  const texts: unknown[] = [value ?? []].flat()
  if (texts.includes(null)) return []
  return texts.every((text) => typeof text === 'string' && form.test(text)) ? (texts as Hex[]) : undefined
}

/** The logs of stored blocks as `eth_getLogs` has them, oldest first; one more than `mostLogs` when there are too many. */
export async function readStoredLogs(
  database: Database,
  { addresses, topics }: LogFilter,
  { from, to }: { from: number; to: number },
) {
  const columns = [logs.topic0, logs.topic1, logs.topic2, logs.topic3]
  const conditions: SQL[] = [between(logs.blockNumber, from, to)]
  if (addresses.length > 0) conditions.push(inArray(logs.address, addresses))
  topics.forEach((place, index) => {
    const column = columns[index]
    if (column && place.length > 0) conditions.push(inArray(column, place))
  })
  const rows = await database
    .select({ log: logs, blockHash: blocks.hash, timestamp: blocks.timestamp })
    .from(logs)
    .innerJoin(blocks, and(eq(blocks.consensus, true), eq(blocks.number, logs.blockNumber)))
    .where(and(...conditions))
    .orderBy(asc(logs.blockNumber), asc(logs.logIndex))
    .limit(mostLogs + 1)
  return rows.map(answerOf)
}

type Row = { log: typeof logs.$inferSelect; blockHash: Hash; timestamp: Date }

function answerOf({ log, blockHash, timestamp }: Row) {
  return {
    address: log.address.toLowerCase(),
    topics: [log.topic0, log.topic1, log.topic2, log.topic3].filter((topic) => topic !== null),
    data: log.data,
    blockHash,
    blockNumber: quantity(log.blockNumber),
    blockTimestamp: quantity(timestamp.getTime() / 1000),
    transactionHash: log.transactionHash,
    transactionIndex: quantity(log.transactionIndex),
    logIndex: quantity(log.logIndex),
    removed: false,
  }
}

function quantity(value: number): Hex {
  return `0x${value.toString(16)}`
}
