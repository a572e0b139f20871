import type { Hash } from 'viem'
import type { internalTransactions as table } from '#network/store/schema/transactionTables.ts'
import { checksum } from './checksum.ts'
import type { Call } from './wire.ts'

export type InternalTransactionFact = typeof table.$inferInsert

/** Calls that run code as their sender. Traces repeat in them the value of the call around it, which moved once. */
const withoutCoins = new Set(['delegatecall', 'callcode'])

/** The error of a call whose caller failed, which undoes its payments and creations. */
const undone = 'Reverted with the call around it'

/**
 * The calls and creations inside a block's transactions, in the order they began, counted from 1 in each transaction.
 * The outermost call is left out, because the transaction says the same.
 */
export function internalTransactions(
  calls: Call[],
  blockNumber: number,
  hashes: readonly Hash[],
): InternalTransactionFact[] {
  const counts = new Map<number, number>()
  const facts: InternalTransactionFact[] = []
  for (const call of calls.map(undoInsideFailed())) {
    const transactionHash = hashes[call.transactionIndex]
    if (call.path.length === 0 || !transactionHash) continue
    const index = (counts.get(call.transactionIndex) ?? 0) + 1
    counts.set(call.transactionIndex, index)
    facts.push({
      blockNumber,
      transactionIndex: call.transactionIndex,
      index,
      transactionHash,
      type: call.type,
      from: checksum(call.from),
      to: call.to ? checksum(call.to) : null,
      createdContract: call.createdContract ? checksum(call.createdContract) : null,
      value: withoutCoins.has(call.type) ? 0n : call.value,
      gasLimit: call.gasLimit,
      gasUsed: call.gasUsed,
      input: call.input,
      output: call.output,
      error: call.error,
    })
  }
  return facts
}

/**
 * Marks calls inside of a failed one as failed, without a created contract, because traces do not. The calls must be in
 * the order in which they began.
 */
function undoInsideFailed(): (call: Call) => Call {
  /** The outermost failed call that may be around the next ones. */
  let failed: Call | undefined
  return (call) => {
    const isInside = failed?.transactionIndex === call.transactionIndex && isWithin(call.path, failed.path)
    if (isInside) return { ...call, createdContract: null, error: call.error ?? undone }
    failed = call.error === null ? undefined : call
    return call
  }
}

/** Whether a call is `outer` or inside of it, by their paths in the call tree. */
export function isWithin(path: number[], outer: number[]): boolean {
  return outer.every((step, depth) => path[depth] === step)
}
