import * as v from 'valibot'
import { InterfaceError } from '#lib/errors.ts'
import { type Address, address, type Hash, type Hex, hash, hexData } from '#lib/wire.ts'
import { callNode, smallQuantity } from './rpc.ts'
import { type NodeTransaction, nodeTransactionSchema } from './transaction.ts'
import type { ChainReader, SeenTransaction } from './transactionWatcher.ts'

const receiptSchema = v.object({
  transactionHash: hash,
  from: address,
  blockNumber: smallQuantity,
  status: v.picklist(['0x0', '0x1']),
})

const blockSchema = v.nullable(v.object({ transactions: v.array(v.unknown()) }))

/** How many blocks are searched for the transaction that took a place. */
const furthest = 60
const methodNotFound = -32_601

/** The part of watching that is the node's alone. Methods beyond the documented seven may be missing: undefined. */
export const nodeReader: Omit<ChainReader, 'outcome' | 'reason'> = {
  async receipt(id) {
    const found = await optional(callNode('eth_getTransactionReceipt', [id], v.nullable(receiptSchema)))
    if (!found) return found
    const { transactionHash, from, blockNumber, status } = found
    return { hash: transactionHash, from, block: blockNumber, success: status === '0x1' }
  },

  async transaction(id) {
    const found = await callNode('eth_getTransactionByHash', [id], v.nullable(nodeTransactionSchema))
    return found && seen(found)
  },

  transactionCount(from) {
    return optional(callNode('eth_getTransactionCount', [from, 'latest'], smallQuantity))
  },

  async byNonce(from, nonce, aboveBlock) {
    const newest = await newestBlock()
    const lowest = Math.max(aboveBlock ?? 0, newest - furthest, 0)
    for (let block = newest; block >= lowest; block--) {
      const found = (await transactionsOf(block)).find((each) => each.from === from && each.nonce === nonce)
      if (found) return seen(found)
    }
    return null
  },
}

/** The newest block's number. */
export function newestBlock(): Promise<number> {
  return callNode('eth_blockNumber', [], smallQuantity)
}

/** The bytes a call reverted with, when an error of the node is such a revert. */
export function revertData(error: unknown): Hex | undefined {
  const cause = nodeErrorOf(error)
  if (!cause) return undefined
  const { data } = cause as { data?: unknown }
  const bytes = typeof data === 'object' && data !== null ? (data as { data?: unknown }).data : data
  const result = v.safeParse(hexData, bytes)
  return result.success ? result.output : undefined
}

/** Whether the node ran a call and the call failed, in contrast to a node that could not be asked. */
export function isRevert(error: unknown): boolean {
  const cause = nodeErrorOf(error)
  return cause !== undefined && (cause.code === 3 || /revert/i.test(cause.message ?? ''))
}

/** Replays a sent transaction's call at a block; the error it ends with, or undefined when it passes. */
export async function replay(
  call: { from: Address; to: Address; data: Hex },
  block: number,
): Promise<unknown> {
  try {
    await callNode('eth_call', [call, `0x${block.toString(16)}`], hexData)
    return undefined
  } catch (error) {
    return error
  }
}

async function transactionsOf(block: number): Promise<NodeTransaction[]> {
  const number = `0x${block.toString(16)}`
  const found = await optional(callNode('eth_getBlockByNumber', [number, true], blockSchema))
  return (found?.transactions ?? []).flatMap((each) => {
    const result = v.safeParse(nodeTransactionSchema, each)
    return result.success ? [result.output] : []
  })
}

function seen(found: NodeTransaction): SeenTransaction {
  const { from, to, nonce, input, blockNumber } = found
  return { hash: found.hash as Hash, from, to, nonce, data: input, block: blockNumber }
}

function nodeErrorOf(error: unknown): { code?: unknown; message?: string } | undefined {
  if (!(error instanceof InterfaceError) || error.kind !== 'refused') return undefined
  return typeof error.cause === 'object' && error.cause !== null ? error.cause : undefined
}

async function optional<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (nodeErrorOf(error)?.code === methodNotFound) return undefined
    throw error
  }
}
