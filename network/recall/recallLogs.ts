import { setTimeout as wait } from 'node:timers/promises'
import type { Hash } from 'viem'
import type { AskNode, NodeReply } from '#network/rpc/nodeReply.ts'
import type { Store } from '#network/store/store.ts'
import { isHeader, refusal, resultOf } from './askedNode.ts'
import { blockNumberOf } from './methodAnswers.ts'
import { catchingUp, neverForgotten } from './recallBlock.ts'
import { findStoredBlock, readStoredRange } from './storedBlock.ts'
import { type LogFilter, mostLogs, readLogFilter, readStoredLogs } from './storedLogs.ts'

type Filter = Record<string, unknown>
type Range = { from: number; to: number }

/** The most reads of the store while it follows a reorg of the node. */
const tries = 20
const pause = 100

/**
 * The logs of a range of blocks: those of stored blocks from the store, those of newer ones from the node. `reply` is
 * the node's, which may lack the logs of pruned blocks.
 */
export async function recallLogs(
  { database }: Pick<Store, 'database'>,
  filter: Filter,
  reply: NodeReply,
  ask: AskNode,
): Promise<NodeReply> {
  const read = readLogFilter(filter)
  if (!read) return reply
  if (typeof filter.blockHash === 'string')
    return logsOfBlock({ database }, filter.blockHash, read, { reply, ask })
  const asked = 'error' in reply ? undefined : await readRange(ask, filter)
  if (!asked || asked.from > asked.to || asked.from > asked.head - neverForgotten) return reply
  const { from, to, head } = asked
  const split = await findSplit({ database }, ask, Math.min(to, head))
  const range = await readStoredRange(database)
  if (!range || split === undefined || split < Math.min(to, head - neverForgotten)) return catchingUp()
  if (from < range.from)
    return refusal(`Logs of blocks before ${range.from} are no longer kept: ask from that block on.`)
  const stored = await readStoredLogs(database, read, { from, to: split })
  return split >= Math.min(to, head)
    ? limited(stored)
    : withNewer(stored, { ...filter, fromBlock: quantity(split + 1), toBlock: quantity(to) }, ask)
}

async function logsOfBlock(
  { database }: Pick<Store, 'database'>,
  blockHash: string,
  filter: LogFilter,
  { reply, ask }: { reply: NodeReply; ask: AskNode },
): Promise<NodeReply> {
  const block = await findStoredBlock(database, { blockHash: blockHash.toLowerCase() as Hash })
  if (!block || !(await isOnNode(ask, block))) return reply
  return limited(await readStoredLogs(database, filter, { from: block.number, to: block.number }))
}

/** Adds the logs of the blocks that only the node has. */
async function withNewer(stored: unknown[], filter: Filter, ask: AskNode): Promise<NodeReply> {
  const [reply = catchingUp()] = await ask([{ method: 'eth_getLogs', params: [filter] }])
  const newer = resultOf(reply)
  return Array.isArray(newer) ? limited([...stored, ...newer]) : reply
}

function limited(logs: unknown[]): NodeReply {
  if (logs.length <= mostLogs) return { result: logs }
  return { error: { code: -32_005, message: `There are more than ${mostLogs} logs: ask for fewer blocks.` } }
}

/** The numbers of the range, and of the node's newest block. Undefined for tags that the node has to resolve. */
async function readRange(ask: AskNode, filter: Filter): Promise<(Range & { head: number }) | undefined> {
  const words = [filter.fromBlock ?? 'latest', filter.toBlock ?? 'latest']
  const [newest, ...named] = await ask([
    { method: 'eth_blockNumber', params: [] },
    ...words.map((word) => ({
      method: 'eth_getBlockByNumber',
      params: [isWord(word) ? word : 'latest', false],
    })),
  ])
  const head = Number(resultOf(newest))
  const [from, to] = words.map((word, index) => {
    if (word === 'latest' || word === 'pending') return head
    if (!isWord(word)) return blockNumberOf(word)
    const block = resultOf(named[index])
    return isHeader(block) ? Number(block.number) : undefined
  })
  return from === undefined || to === undefined ? undefined : { head, from, to }
}

const isWord = (value: unknown) => value === 'safe' || value === 'finalized'

/**
 * The newest block up to `to` that store and node share. Waits while the store follows a reorg. Undefined when they do
 * not agree.
 */
async function findSplit(
  { database }: Pick<Store, 'database'>,
  ask: AskNode,
  to: number,
): Promise<number | undefined> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const range = await readStoredRange(database)
    if (!range) return undefined
    const block = await findStoredBlock(database, { number: Math.min(to, range.newest) })
    if (block && (await isOnNode(ask, block))) return block.number
    await wait(pause)
  }
  return undefined
}

/** Whether a stored block is still one of the node's. The node keeps headers of many more blocks than transactions. */
async function isOnNode(ask: AskNode, { number, hash }: { number: number; hash: string }): Promise<boolean> {
  const [newest, header] = await ask([
    { method: 'eth_blockNumber', params: [] },
    { method: 'eth_getBlockByNumber', params: [quantity(number), false] },
  ])
  if (number > Number(resultOf(newest))) return false
  const found = resultOf(header)
  return !isHeader(found) || found.hash === hash
}

function quantity(value: number): string {
  return `0x${value.toString(16)}`
}
