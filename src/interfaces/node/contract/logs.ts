import * as v from 'valibot'
import { isMethodMissing } from '#interfaces/node/rpc/optional.ts'
import { callNode, nodeErrorOf, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { type Address, address, hash, hexData, lenientList } from '#lib/wire/shapes.ts'

/** A filter for logs: topics by position, null for any; of one contract or of all. */
export type LogFilter = {
  address?: Address
  topics: readonly (string | readonly string[] | null)[]
}

const logSchema = v.object({
  address,
  topics: v.array(hexData),
  data: hexData,
  blockNumber: smallQuantity,
  transactionHash: v.optional(hash),
  logIndex: v.optional(smallQuantity),
  /** Epoch seconds; only newer nodes send it. */
  blockTimestamp: v.optional(smallQuantity),
})

export type Log = v.InferOutput<typeof logSchema>

/** The found logs, newest first, the searched blocks, and the number of unreadable logs. */
export type FoundLogs = { logs: Log[]; fromBlock: number; toBlock: number; unreadable: number }

type LogSearch = {
  signal?: AbortSignal | undefined
  /** Searches only blocks before this one, to continue an earlier search. */
  before?: number | undefined
  /** The most ranges to request; 16 when left out. */
  ranges?: number | undefined
}

/** The most ranges to request in one search, unless it names another number, and the smallest range. */
const mostRanges = 16
const smallestRange = 500
/** The range that most public nodes allow, where they limit it. */
const usualRange = 50_000

/** The most refusals to learn from in one search. */
const mostRefusals = 12

/**
 * Logs of the whole chain that pass one of the filters, by `eth_getLogs`. Where a node refuses to search the whole
 * chain at once, it requests ranges as long as the refusal allows, or ever smaller ones, from the newest block back,
 * with a limited number of requests. Throws `malformed` when every found log is unreadable.
 */
export async function readLogs(
  filters: readonly LogFilter[],
  { signal, before, ranges: most = mostRanges }: LogSearch = {},
): Promise<FoundLogs> {
  const newest =
    before === undefined ? await callNode('eth_blockNumber', [], smallQuantity, signal) : before - 1
  const logs: Log[] = []
  let range = newest + 1
  let toBlock = newest
  let unreadable = 0
  let refusals = 0
  for (let ranges = 0; ranges < most && toBlock >= 0; ) {
    const fromBlock = Math.max(0, toBlock - range + 1)
    const found = await readRange(filters, fromBlock, toBlock, signal).catch((error) => {
      const refusal = nodeErrorOf(error)
      const allowed = refusal && allowedRange(range, refusal.message)
      refusals += 1
      const isOver = refusals > mostRefusals || (range <= smallestRange && !allowed)
      if (!refusal || isOver || isMethodMissing(error)) throw error
      return { allowed }
    })
    if ('logs' in found) {
      logs.push(...found.logs)
      unreadable += found.unreadable
      toBlock = fromBlock - 1
      ranges += 1
    } else if (found.allowed) range = found.allowed
    else range = Math.max(smallestRange, Math.floor(Math.min(range, usualRange * 4) / 4))
  }
  // An empty list would claim that there are no logs.
  if (logs.length === 0 && unreadable > 0)
    throw new InterfaceError('node', 'malformed', 'None of the logs that the node sent can be read.')
  return { logs, fromBlock: toBlock + 1, toBlock: newest, unreadable }
}

/** A number of blocks: `2K block range`, `10,000 blocks`, `10-block`. */
const blockCount = /(?<![\w.])(\d{1,3}(?:[,_ ]\d{3})+|\d+)(k?)\b[\s-]*(?:blocks?|range)\b/gi
/** A number that counts nothing else, such as results or seconds. */
const anyCount =
  /(?<![\w.])(\d{1,3}(?:[,_ ]\d{3})+|\d+)(k?)\b(?![\s-]*(?:results?|logs?|events?|records?|requests?|items?|ms|s|sec|seconds?)\b)/gi

/**
 * The number of blocks that a node allows at once, read from its refusal of `range` blocks: `… blocks distance: 10000`,
 * `… 2,000 block range`, `… up to a 2K block range`. A number next to `range` is the refused range itself, inclusive or
 * not. Null without a smaller number.
 */
function allowedRange(range: number, message = ''): number | null {
  if (!/block|range/i.test(message)) return null
  const named = numbersIn(message, blockCount, range, 1)
  const numbers = named.length > 0 ? named : numbersIn(message, anyCount, range, 100)
  return numbers.length > 0 ? Math.max(...numbers) : null
}

function numbersIn(message: string, form: RegExp, range: number, least: number): number[] {
  return [...message.matchAll(form)]
    .map(([, digits = '', thousand]) => Number(digits.replace(/[,_ ]/g, '')) * (thousand ? 1_000 : 1))
    .filter((number) => number >= least && number <= 1_000_000 && number < range - 1)
}

async function readRange(filters: readonly LogFilter[], from: number, to: number, signal?: AbortSignal) {
  const blocks = { fromBlock: `0x${from.toString(16)}`, toBlock: `0x${to.toString(16)}` }
  const answers = await Promise.all(
    filters.map((filter) =>
      callNode('eth_getLogs', [{ ...blocks, ...filter }], lenientList(logSchema), signal),
    ),
  )
  return {
    logs: answers.flatMap(({ rows }) => rows).sort(newestFirst),
    unreadable: answers.reduce((total, { dropped }) => total + dropped, 0),
  }
}

/** The order of logs, for `sort`: the newest block first, and of its logs the last one. */
export function newestFirst(a: Log, b: Log): number {
  return b.blockNumber - a.blockNumber || (b.logIndex ?? 0) - (a.logIndex ?? 0)
}

/** An address as a topic of an event. */
export function addressTopic(of: Address): string {
  return `0x${of.slice(2).toLowerCase().padStart(64, '0')}`
}
