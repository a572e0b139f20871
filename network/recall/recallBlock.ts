import type { AskNode, NodeReply } from '#network/rpc/nodeReply.ts'
import type { RpcCall } from '#network/rpc/rpcClient.ts'
import type { Store } from '#network/store/store.ts'
import { type Header, isEmpty, isHeader, isWhole, refusal, resultOf } from './askedNode.ts'
import { methodAnswers } from './methodAnswers.ts'
import {
  findStoredBlock,
  readAnswers,
  readStoredRange,
  type StoredBlock,
  type Subject,
} from './storedBlock.ts'

/** The number of newest blocks that a node never prunes. */
export const neverForgotten = 64

/**
 * The port's answer about one block or transaction: the node's reply, or its stored answer. A proven null stays; a call
 * that nobody can answer is refused.
 */
export async function recallBlock(
  { database }: Pick<Store, 'database'>,
  call: RpcCall,
  reply: NodeReply,
  ask: AskNode,
): Promise<NodeReply> {
  const method = methodAnswers.get(call.method)
  const subject = method?.subject(call.params)
  if (!method || !subject || !seemsForgotten(call.method, reply)) return reply
  const stored = await findStoredBlock(database, subject)
  const { head, header } = await readNow(ask, stored?.number ?? ('number' in subject ? subject.number : null))
  if (!stored) return judgeUnstored({ database }, { call, subject, reply, ask, head, header })
  // The node lost this block, as after a kill, or has another one in its place.
  if (stored.number > head || (header && header.hash !== stored.hash)) {
    return 'number' in subject && stored.number <= head ? judgeReplaced(reply, header) : reply
  }
  if (header && isEmpty(header.transactionsRoot)) return reply
  if (header && isWhole(header) && !isTrace(call.method) && !('sender' in subject)) return reply
  return answerFrom(stored, call)
}

async function answerFrom(stored: StoredBlock, { method, params }: RpcCall): Promise<NodeReply> {
  const answers = await readAnswers(stored)
  if (!answers)
    return refusal(
      `The node no longer has the transactions of block ${stored.number}, and the store only what the explorer shows.`,
    )
  const result = methodAnswers.get(method)?.answer(answers, params)
  if (result === undefined)
    return refusal(`The node no longer has the state of block ${stored.number}, which this trace needs.`)
  return { result }
}

/** Reads the node's newest block, and its current header of one block. */
async function readNow(ask: AskNode, number: number | null) {
  const [newest, block] = await ask([
    { method: 'eth_blockNumber', params: [] },
    { method: 'eth_getBlockByNumber', params: [`0x${(number ?? 0).toString(16)}`, false] },
  ])
  const found = number === null ? undefined : resultOf(block)
  return { head: Number(resultOf(newest)), header: isHeader(found) ? found : undefined }
}

function judgeReplaced(reply: NodeReply, header: Header | undefined): NodeReply {
  return header && isWhole(header) ? reply : catchingUp()
}

type Unstored = {
  call: RpcCall
  subject: Subject
  reply: NodeReply
  ask: AskNode
  head: number
  header: Header | undefined
}

/** Decides what an absence means: no such number or hash, or a pruned one. */
async function judgeUnstored(
  { database }: Pick<Store, 'database'>,
  { call, subject, reply, ask, head, header }: Unstored,
): Promise<NodeReply> {
  const range = await readStoredRange(database)
  if ('number' in subject) {
    if (subject.number > head || subject.number > head - neverForgotten) return reply
    if (header && isEmpty(header.transactionsRoot)) return reply
    return range && subject.number < range.from ? pruned(range.from) : catchingUp()
  }
  const known = await askForSubject(ask, subject, call)
  if (known === 'whole' || known === 'waiting') return reply
  if (!range || range.newest < head - neverForgotten) return catchingUp()
  return range.isWhole ? reply : pruned(range.from)
}

/** Whether the node itself has a block that the store lacks, or a pending transaction. */
async function askForSubject(ask: AskNode, subject: Subject, { method }: RpcCall) {
  if ('blockHash' in subject) {
    const [block] = await ask([{ method: 'eth_getBlockByHash', params: [subject.blockHash, false] }])
    const found = resultOf(block)
    return isHeader(found) && isWhole(found) && !isTrace(method) ? 'whole' : undefined
  }
  if (!('transaction' in subject)) return undefined
  const [transaction] = await ask([{ method: 'eth_getTransactionByHash', params: [subject.transaction] }])
  return resultOf(transaction) ? 'waiting' : undefined
}

export function pruned(from: number): Extract<NodeReply, { error: unknown }> {
  return refusal(`Blocks before ${from} are no longer kept, so what they had is unknown.`)
}

export function catchingUp(): Extract<NodeReply, { error: unknown }> {
  return refusal('The store is still catching up with the node: ask again in a moment.')
}

function isTrace(method: string): boolean {
  return /^(trace|debug_trace)/.test(method)
}

/** Whether a reply may come from a pruned node: null, a block without transactions, or a failed trace. */
function seemsForgotten(method: string, reply: NodeReply): boolean {
  if ('error' in reply)
    return (
      isTrace(method) ||
      method === 'eth_getTransactionBySenderAndNonce' ||
      /not found|unknown/i.test(reply.error.message)
    )
  const { result } = reply
  if (result === null || result === undefined || result === '0x0') return true
  if (Array.isArray(result)) return result.length === 0 || result.some(isFailedTrace)
  if (method === 'debug_traceTransaction') return isRecord(result) && result.gas === 0
  return isHeader(result) && !isWhole(result)
}

function isFailedTrace(value: unknown): boolean {
  return isRecord(value) && 'txHash' in value && 'error' in value
}

/** Whether a value is an object, whose fields may be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
