import { useSyncExternalStore } from 'react'
import { type Hash, hexData } from '#lib/wire.ts'
import { isRevert, newestBlock, nodeReader, replay, revertData } from './chainReader.ts'
import { callNode } from './rpc.ts'
import type { SentRecord, TransactionRecord, TransactionRequest } from './transactionRecord.ts'
import { createTransactionRunner, type Simulation } from './transactionRunner.ts'
import { transactionStore } from './transactionStore.ts'

/** What the frame knows and this interface does not: other interfaces, and whom to tell. */
type Surroundings = {
  /** Whether a mined transaction succeeded, asked of the explorer; null when it cannot say. */
  outcome(hash: Hash): Promise<boolean | null>
  settled(record: TransactionRecord): void
}

let surroundings: Surroundings = { outcome: async () => null, settled: () => undefined }

const runner = createTransactionRunner(transactionStore, {
  ...nodeReader,
  outcome: (hash) => surroundings.outcome(hash),
  settled: (record) => surroundings.settled(record),
  reason,
  simulate,
  send: async (request) => (await import('./walletSend.ts')).walletSend(request),
  blockNumber: newestBlock,
  now: Date.now,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  alone,
})

export const { start: startTransaction, leave: leaveTransaction } = runner

/** Takes up what a reload or another tab left pending, and tells the frame how things end. Once, at the start. */
export function followTransactions(frame: Surroundings): void {
  surroundings = frame
  runner.resume()
}

/** Every transaction this browser knows, newest first. */
export function useTransactions(): readonly TransactionRecord[] {
  return useSyncExternalStore(transactionStore.subscribe, transactionStore.all)
}

/** Runs the exact call that will be signed, as the account that will sign it. */
async function simulate(request: TransactionRequest): Promise<Simulation> {
  const { from, to, data } = request
  try {
    await callNode('eth_call', [{ from, to, data }, 'latest'], hexData)
    return {}
  } catch (error) {
    if (!isRevert(error)) throw error
    const { lacksAllowance, refusalSentence } = await import('#lib/refusal.ts')
    const bytes = revertData(error)
    return { refused: refusalSentence(bytes, request), retry: lacksAllowance(bytes) }
  }
}

async function reason(record: SentRecord, block: number): Promise<string> {
  const { from, to, data } = record
  const error = await replay({ from, to, data }, block)
  if (error === undefined) return 'Asked again it passes: perhaps it ran out of gas. Try again.'
  if (!isRevert(error)) return 'The contract refused, and gave no reason afterwards.'
  const { refusalSentence } = await import('#lib/refusal.ts')
  return refusalSentence(revertData(error), record)
}

/** Where the browser has no locks every tab follows for itself. */
async function alone(name: string, task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return task()
  await navigator.locks.request(`tideline.${name}`, task)
}
