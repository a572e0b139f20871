import * as v from 'valibot'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { SeenTransaction, SentSince } from '#domain/transactions/transactionDependencies.ts'
import { optional } from '#interfaces/node/rpc/optional.ts'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { newestBlock, seen } from './chainReader.ts'
import { nodeTransactionSchema } from './nodeTransaction.ts'

const blockSchema = v.nullable(v.object({ transactions: v.array(v.unknown()) }))

/** The number of blocks to read at once, and the most in one search. */
const stride = 20
const mostBlocks = 200
/** The number of newest blocks that the next search reads again, because they may be replaced. */
const unsettled = 12
/** The number of blocks to search back when the block of sending is unknown. */
const deepest = 5_000
const recent = 60

/** The transaction in the last blocks that used a nonce of an address; null when there is none. */
export async function recentByNonce(
  from: Address,
  nonce: number,
  signal: AbortSignal,
): Promise<SeenTransaction | null> {
  const newest = await newestBlock(signal)
  for (let top = newest; top > newest - recent; top -= stride) {
    const sent = await sentIn(from, Math.max(top - stride, -1), top, signal)
    const found = sent?.find((each) => each.nonce === nonce)
    if (found) return found
  }
  return null
}

/**
 * The account's transactions in the blocks above the one at which the record was sent, oldest first. Each search reads
 * a part of the blocks; the next one continues where it ended. Empty on a node without block methods.
 */
export async function sentInBlocks({ from, sentBlock, searchedTo }: TransactionRecord): Promise<SentSince> {
  const newest = await newestBlock()
  const lowest = Math.max(sentBlock ?? newest - deepest, -1)
  const start = searchedTo === null ? lowest : Math.max(lowest, Math.min(searchedTo, newest - unsettled))
  const last = Math.min(start + mostBlocks, newest)
  const transactions: SeenTransaction[] = []
  let searched = searchedTo
  for (let above = start; above < last; above = Math.min(above + stride, last)) {
    const top = Math.min(above + stride, last)
    const sent = await sentIn(from, above, top)
    if (sent === null) break
    transactions.push(...sent)
    searched = top
  }
  return { transactions, searchedTo: searched }
}

/** The account's transactions in the blocks above `above` up to `top`; null when a block cannot be read. */
async function sentIn(
  from: Address,
  above: number,
  top: number,
  signal?: AbortSignal,
): Promise<SeenTransaction[] | null> {
  const numbers = Array.from({ length: Math.max(top - above, 0) }, (_, index) => above + 1 + index)
  const blocks = await Promise.all(
    numbers.map((number) =>
      optional(callNode('eth_getBlockByNumber', [`0x${number.toString(16)}`, true], blockSchema, signal)),
    ),
  )
  const read = blocks.filter((block) => block != null)
  if (read.length < blocks.length) return null
  return read
    .flatMap(({ transactions }) => transactions)
    .flatMap((each) => {
      const result = v.safeParse(nodeTransactionSchema, each)
      return result.success && result.output.from === from ? [seen(result.output)] : []
    })
}
