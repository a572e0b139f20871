import type { Hash } from 'viem'
import type { BlockRead, Call, WireBlock, WireFrame, WireReceipt, WireTrace } from '#network/decode/wire.ts'
import {
  isForgottenState,
  isMissingMethod,
  type Rpc,
  type RpcCall,
  RpcError,
} from '#network/rpc/rpcClient.ts'
import { type NodeMethods, type TraceKind, traceCall } from './nodeMethods.ts'
import { readSteps } from './readSteps.ts'
import { readRevertData } from './revertData.ts'
import { callsOfFrames, callsOfTraces } from './traces.ts'

/** Thrown when a block changed while it was read; it has to be read again. */
export class BlockReplaced extends Error {
  override readonly name = 'BlockReplaced'
}

const quantity = (number: number): string => `0x${number.toString(16)}`

/** Blocks in one request; the answer for full blocks has megabytes. */
const blocksInRequest = 15
/** Requests at once, so that the node works on one while the answer to another is parsed. */
const requestsAtOnce = 2

/** Blocks from `from` up to `to`, or until they have `enough` transactions. */
export type BlockRange = { from: number; to: number; enough?: number }

/**
 * Reads blocks with receipts and calls.
 * @throws `BlockReplaced` when one changed meanwhile.
 */
export async function readBlocks(rpc: Rpc, range: BlockRange, methods: NodeMethods): Promise<BlockRead[]> {
  const { from, to, enough = Number.POSITIVE_INFINITY } = range
  const reads: BlockRead[] = []
  let transactions = 0
  for (let next = from; next <= to && transactions < enough; next = from + reads.length) {
    const size = Math.min(blocksInRequest, Math.ceil((to - next + 1) / requestsAtOnce))
    const starts = Array.from({ length: requestsAtOnce }, (_, index) => next + index * size)
    const answers = starts
      .filter((start) => start <= to)
      .map((start) => readBatch(rpc, start, Math.min(to, start + size - 1), methods))
    reads.push(...(await Promise.all(answers)).flat())
    transactions = reads.reduce((total, { block }) => total + block.transactions.length, 0)
  }
  return reads
}

async function readBatch(rpc: Rpc, from: number, to: number, methods: NodeMethods): Promise<BlockRead[]> {
  const { traces, blockReceipts } = methods
  const numbers = Array.from({ length: to - from + 1 }, (_, offset) => quantity(from + offset))
  const calls = numbers.flatMap((number): RpcCall[] => [
    { method: 'eth_getBlockByNumber', params: [number, true] },
    ...(blockReceipts ? [{ method: 'eth_getBlockReceipts', params: [number] }] : []),
    ...(traces === 'none' || traces === 'steps' ? [] : [traceCall(traces, number)]),
  ])
  const callsOfBlock = calls.length / numbers.length
  const answers = (await rpc.batch(calls)).map((answer, index) => {
    if (!(answer instanceof RpcError)) return answer
    if (isUntraceable(calls[index]?.method, answer)) return null
    throw answer
  })
  const found = numbers.map((number, index) => ({
    number,
    block: answers[index * callsOfBlock] as WireBlock | null,
    receipts: blockReceipts ? (answers[index * callsOfBlock + 1] as WireReceipt[] | null) : null,
    traced: traces === 'none' || traces === 'steps' ? undefined : answers[(index + 1) * callsOfBlock - 1],
  }))
  if (!blockReceipts) await readReceipts(rpc, found)
  if (traces === 'steps')
    for (const each of found)
      if (each.block && each.receipts) each.traced = await readSteps(rpc, each.block, each.receipts)
  const reads = found.map(({ number, block, receipts, traced }) =>
    assertConsistent(number, block, receipts, traced, traces),
  )
  const untraced = reads.filter(({ traced }) => !traced)
  if (untraced.length > 0) await readRevertData(rpc, untraced)
  return reads
}

/**
 * Whether a block stays without traces: the node traces by running the block again on a state that it may have pruned,
 * and one of several nodes behind a URL may not trace at all.
 */
function isUntraceable(method: string | undefined, answer: RpcError): boolean {
  if (method === 'debug_traceBlockByNumber') return true
  return method === 'trace_block' && (isForgottenState(answer) || isMissingMethod(answer))
}

function assertConsistent(
  number: string,
  block: WireBlock | null,
  receipts: WireReceipt[] | null,
  traced: unknown,
  traces: TraceKind,
): BlockRead {
  if (!block || !receipts) throw new BlockReplaced(`Block ${Number(number)} is gone`)
  if (receipts.some((receipt) => receipt.blockHash !== block.hash)) {
    throw new BlockReplaced(`Block ${Number(number)} changed while it was read`)
  }
  // Some nodes answer a block whose transactions they pruned as an empty one.
  const isForgotten = block.transactions.length === 0 && Number(block.gasUsed) > 0
  if (isForgotten || receipts.length !== block.transactions.length) {
    throw new Error(`The node no longer keeps the transactions of block ${Number(number)}`)
  }
  const hashes = new Set<string | undefined>(block.transactions.map((transaction) => transaction.hash))
  const foreign = ((traced ?? []) as { transactionHash?: Hash; txHash?: Hash }[]).some(
    ({ transactionHash, txHash }) => (transactionHash ?? txHash) && !hashes.has(transactionHash ?? txHash),
  )
  if (foreign) throw new BlockReplaced(`Block ${Number(number)} changed while it was traced`)
  const calls = callsOf(traced, traces)
  // A node that pruned a block's state may also answer with an empty list, or without some transactions.
  const outermost = new Set(
    calls.filter(({ path }) => path.length === 0).map((call) => call.transactionIndex),
  )
  return {
    block,
    receipts,
    calls,
    traced: block.transactions.every((_, index) => outermost.has(index)),
    ...(traces === 'trace' && { traces: (traced ?? []) as WireTrace[] }),
  }
}

function callsOf(traced: unknown, traces: TraceKind): Call[] {
  if (traces === 'trace') return callsOfTraces((traced ?? []) as WireTrace[])
  if (traces === 'debug' || traces === 'steps')
    return callsOfFrames((traced ?? []) as { txHash?: Hash; result?: WireFrame }[])
  return []
}

type BlockWithoutReceipts = { block: WireBlock | null; receipts: WireReceipt[] | null }

/**
 * Reads the receipts of blocks one by one, for a node without `eth_getBlockReceipts`. The receipts of a block stay null
 * when one of them is gone.
 */
async function readReceipts(rpc: Rpc, blocks: BlockWithoutReceipts[]): Promise<void> {
  const hashes = blocks.flatMap(({ block }) => block?.transactions.map(({ hash }) => hash) ?? [])
  const answers = await rpc.batch(
    hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  )
  let next = 0
  for (const entry of blocks) {
    const count = entry.block?.transactions.length ?? 0
    const own = answers.slice(next, next + count)
    next += count
    for (const answer of own) if (answer instanceof RpcError) throw answer
    entry.receipts = own.includes(null) ? null : (own as WireReceipt[])
  }
}
