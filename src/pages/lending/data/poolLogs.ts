import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type FoundLogs, type LogFilter, readLogs } from '#interfaces/node/contract/logs.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import type { ListRest } from './explorerLogs.ts'

type Topics = readonly LogFilter['topics'][]

/** Logs of the pool, newest first, the searched blocks, and the rest of the explorer's list; null at its end, or unread. */
export type PoolLogs = FoundLogs & { rest: ListRest | null }

/**
 * The pool's logs that pass one of the filters, from the explorer's list of the contract's logs and the node's newest
 * blocks together; `select` reads what is shown out of them. `searchFurther` continues below the searched blocks.
 */
export function poolLogsQuery<Read>(
  key: readonly string[],
  topics: Topics,
  select: (logs: PoolLogs) => Read,
) {
  const queryKey = ['node', 'poolLogs', lendingPool(), ...key]
  const options = queryOptions({
    queryKey,
    queryFn: ({ signal, client }) => readNewest(topics, client, client.getQueryData(queryKey), signal),
    select,
    staleTime: 15_000,
  })
  async function searchFurther(client: QueryClient): Promise<void> {
    const known = client.getQueryData<PoolLogs>(queryKey)
    if (!known || known.fromBlock === 0) return
    const older = await readOlder(topics, client, known)
    client.setQueryData<PoolLogs>(queryKey, (now) => now && join(now, older))
  }
  return { ...options, searchFurther }
}

/**
 * The first page of the explorer's list beside the newest blocks that the node searches at once. Where that is the
 * whole chain, nothing else is read; else more pages of the list, and without the list more blocks. Throws the node's
 * error when neither answers.
 */
async function readNewest(
  topics: Topics,
  client: QueryClient,
  known: PoolLogs | undefined,
  signal: AbortSignal,
): Promise<PoolLogs> {
  const [first, searched] = await Promise.allSettled([
    readList(topics, client, { pages: 1 }),
    searchNode(topics, { signal, ranges: 1 }),
  ])
  const newest = searched.status === 'fulfilled' ? searched.value : null
  if (newest?.fromBlock === 0) return newest
  if (newest && known && reaches(known, newest)) return join(newest, known)
  const listed = first.status === 'fulfilled' ? await readListed(topics, client, first.value) : null
  if (searched.status === 'rejected') {
    if (listed) return listed
    throw searched.reason
  }
  const older =
    listed && reaches(listed, searched.value)
      ? listed
      : await searchNode(topics, { signal, before: searched.value.fromBlock }).catch(() => null)
  return older ? join(searched.value, older) : searched.value
}

/** Whether older logs begin below newer ones and leave no block unsearched between. */
function reaches(older: PoolLogs, newer: PoolLogs): boolean {
  return older.fromBlock < newer.fromBlock && older.toBlock >= newer.fromBlock - 1
}

/** The explorer's list from its first page on, up to the newest block that it lists; null where that is unknown. */
async function readListed(
  topics: Topics,
  client: QueryClient,
  first: Awaited<ReturnType<typeof readList>>,
): Promise<PoolLogs | null> {
  const { newestListedBlock } = await import('./explorerLogs.ts')
  const [list, toBlock] = await Promise.all([readOn(topics, client, first), newestListedBlock(client)])
  return toBlock === null ? null : { ...list, toBlock }
}

/** Below the known logs: by the rest of the explorer's list, else by the node's blocks. */
async function readOlder(topics: Topics, client: QueryClient, known: PoolLogs): Promise<PoolLogs> {
  const toBlock = known.fromBlock - 1
  const { rest } = known
  const listed = rest && (await readList(topics, client, { rest }).catch(() => null))
  if (listed && listed.fromBlock < known.fromBlock) return { ...listed, toBlock }
  return searchNode(topics, { before: known.fromBlock })
}

/** A list with more of its pages; as it is when these cannot be read. */
async function readOn(topics: Topics, client: QueryClient, list: Awaited<ReturnType<typeof readList>>) {
  const { rest } = list
  const more = rest && (await readList(topics, client, { rest }).catch(() => null))
  if (!more) return list
  return { ...more, logs: [...list.logs, ...more.logs], unreadable: list.unreadable + more.unreadable }
}

/** Reads the explorer's list of the pool's logs; the code for it is loaded only here. */
async function readList(topics: Topics, client: QueryClient, part: { rest?: ListRest; pages?: number }) {
  const { readExplorerLogs } = await import('./explorerLogs.ts')
  return readExplorerLogs(lendingPool(), topics, client, part)
}

async function searchNode(topics: Topics, search: Parameters<typeof readLogs>[1]): Promise<PoolLogs> {
  const address = lendingPool()
  const found = await readLogs(
    topics.map((each) => ({ address, topics: each })),
    search,
  )
  return { ...found, rest: null }
}

/** Joins two searches; of the older one only the blocks before the newer one count. */
function join(newer: PoolLogs, older: PoolLogs): PoolLogs {
  if (older.fromBlock >= newer.fromBlock) return { ...newer, rest: newer.rest ?? older.rest }
  return {
    logs: [...newer.logs, ...older.logs.filter(({ blockNumber }) => blockNumber < newer.fromBlock)],
    fromBlock: older.fromBlock,
    toBlock: newer.toBlock,
    unreadable: newer.unreadable + older.unreadable,
    rest: older.rest,
  }
}
