import type { Hash, Hex } from 'viem'
import type { BlockAnswers } from '#network/decode/packedAnswers.ts'
import { type CallFrame, callFrameOf, stepsOf } from './callFrame.ts'
import { rawTransaction } from './rawTransaction.ts'
import type { Subject } from './storedBlock.ts'

/**
 * The subject of a call, and its answer from the node's stored answers about that block. Undefined without an answer.
 */
type MethodAnswer = {
  subject(parameters: readonly unknown[]): Subject | undefined
  answer(answers: BlockAnswers, parameters: readonly unknown[]): unknown
}

const isHash = (value: unknown): value is Hash => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)
const quantity = (value: number): Hex => `0x${value.toString(16)}`

/** The number of a block. Undefined for a tag such as `latest`, because the node keeps blocks near its head. */
export function blockNumberOf(value: unknown): number | undefined {
  if (value === 'earliest') return 0
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : undefined
}

const lower = <Text extends string>(text: Text) => text.toLowerCase() as Text

function ofNumber([value]: readonly unknown[]): Subject | undefined {
  const number = blockNumberOf(value)
  return number === undefined ? undefined : { number }
}

function ofHash([value]: readonly unknown[]): Subject | undefined {
  return isHash(value) ? { blockHash: lower(value) } : undefined
}

function ofTransaction([value]: readonly unknown[]): Subject | undefined {
  return isHash(value) ? { transaction: lower(value) } : undefined
}

/** A number, a hash, or an object with either (EIP-1898). */
function ofBlockId([value]: readonly unknown[]): Subject | undefined {
  if (typeof value !== 'object' || value === null) return ofHash([value]) ?? ofNumber([value])
  if ('blockHash' in value) return ofHash([value.blockHash])
  return 'blockNumber' in value ? ofNumber([value.blockNumber]) : undefined
}

function block({ block: found }: BlockAnswers, [, isFull]: readonly unknown[]) {
  return isFull === true ? found : { ...found, transactions: found.transactions.map(({ hash }) => hash) }
}

function count({ block: { transactions } }: BlockAnswers) {
  return quantity(transactions.length)
}

function atIndex({ block: { transactions } }: BlockAnswers, [, index]: readonly unknown[]) {
  const position = blockNumberOf(index)
  return (position === undefined ? undefined : transactions[position]) ?? null
}

function rawAtIndex(answers: BlockAnswers, parameters: readonly unknown[]) {
  const found = atIndex(answers, parameters)
  return found && rawTransaction(found)
}

function indexOf({ block: { transactions } }: BlockAnswers, hash: unknown): number {
  return transactions.findIndex((transaction) => transaction.hash === String(hash).toLowerCase())
}

function transaction(answers: BlockAnswers, [hash]: readonly unknown[]) {
  return answers.block.transactions[indexOf(answers, hash)]
}

function raw(answers: BlockAnswers, parameters: readonly unknown[]) {
  const found = transaction(answers, parameters)
  return found && rawTransaction(found)
}

function receipt(answers: BlockAnswers, [hash]: readonly unknown[]) {
  return answers.receipts[indexOf(answers, hash)]
}

function tracesAt({ traces }: BlockAnswers, index: number) {
  return traces?.filter(({ transactionPosition }) => transactionPosition === index)
}

function traceTransaction(answers: BlockAnswers, [hash]: readonly unknown[]) {
  return tracesAt(answers, indexOf(answers, hash))
}

type TraceOptions = { tracer?: string; tracerConfig?: { onlyTopCall?: boolean; withLog?: boolean } }

/** The frame of `callTracer`, or the steps of no tracer. Others need the state of that block. */
function traced(answers: BlockAnswers, index: number, options: unknown) {
  const found = answers.receipts[index]
  const traces = tracesAt(answers, index)
  if (!found || !traces) return undefined
  const { tracer, tracerConfig = {} } = (options ?? {}) as TraceOptions
  if (tracer === undefined) return stepsOf(traces, found)
  if (tracer !== 'callTracer' || (tracerConfig.withLog && found.logs.length > 0)) return undefined
  const frame: CallFrame | null = answers.frames?.[index]?.result ?? callFrameOf(traces, found)
  if (!frame || !tracerConfig.onlyTopCall) return frame ?? undefined
  const { calls: _, ...top } = frame
  return top
}

function debugTransaction(answers: BlockAnswers, [hash, options]: readonly unknown[]) {
  return traced(answers, indexOf(answers, hash), options)
}

function debugBlock(answers: BlockAnswers, [, options]: readonly unknown[]) {
  const results = answers.block.transactions.map(({ hash }, index) => ({
    result: traced(answers, index, options),
    txHash: hash,
  }))
  return results.some(({ result }) => result === undefined) ? undefined : results
}

function bySender(answers: BlockAnswers, [sender, nonce]: readonly unknown[]) {
  const from = String(sender).toLowerCase()
  return answers.block.transactions.find((each) => each.from === from && Number(each.nonce) === Number(nonce))
}

/** The methods about one block or transaction that a node may have pruned. */
export const methodAnswers = new Map<string, MethodAnswer>(
  Object.entries({
    eth_getBlockByNumber: { subject: ofNumber, answer: block },
    eth_getBlockByHash: { subject: ofHash, answer: block },
    eth_getBlockTransactionCountByNumber: { subject: ofNumber, answer: count },
    eth_getBlockTransactionCountByHash: { subject: ofHash, answer: count },
    eth_getTransactionByBlockNumberAndIndex: { subject: ofNumber, answer: atIndex },
    eth_getTransactionByBlockHashAndIndex: { subject: ofHash, answer: atIndex },
    eth_getRawTransactionByBlockNumberAndIndex: { subject: ofNumber, answer: rawAtIndex },
    eth_getRawTransactionByBlockHashAndIndex: { subject: ofHash, answer: rawAtIndex },
    eth_getBlockReceipts: { subject: ofBlockId, answer: ({ receipts }) => receipts },
    eth_getTransactionByHash: { subject: ofTransaction, answer: transaction },
    eth_getTransactionReceipt: { subject: ofTransaction, answer: receipt },
    eth_getRawTransactionByHash: { subject: ofTransaction, answer: raw },
    debug_getRawTransaction: { subject: ofTransaction, answer: raw },
    eth_getTransactionBySenderAndNonce: { subject: ofSender, answer: bySender },
    trace_block: { subject: ofNumber, answer: ({ traces }) => traces ?? undefined },
    trace_transaction: { subject: ofTransaction, answer: traceTransaction },
    debug_traceBlockByNumber: { subject: ofNumber, answer: debugBlock },
    debug_traceBlockByHash: { subject: ofHash, answer: debugBlock },
    debug_traceTransaction: { subject: ofTransaction, answer: debugTransaction },
  }),
)

function ofSender([sender, nonce]: readonly unknown[]): Subject | undefined {
  const number = blockNumberOf(nonce)
  if (typeof sender !== 'string' || !/^0x[0-9a-f]{40}$/i.test(sender) || number === undefined)
    return undefined
  return { sender: sender as `0x${string}`, nonce: number }
}
