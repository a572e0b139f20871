import { useSyncExternalStore } from 'react'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import { createTransactionRunner } from '#interfaces/transactions/runner/transactionRunner.ts'
import { corrected } from '#lib/browser/clock.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { otherInterfaces } from './otherInterfaces.ts'
import { transactionStore } from './transactionStore.ts'

const runner = createTransactionRunner(transactionStore, {
  ...otherInterfaces,
  // `Date.now`, because the shared clock stands still while the tab is hidden, as behind a wallet's window.
  now: () => corrected(Date.now()),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  withLock,
})

/**
 * `startTransaction` sends, `transactionAnswered` waits until the wallet answered, `resumeTransactions` follows what a
 * reload or another tab left pending, `recheckTransactions` checks that ended transactions are still on the chain.
 */
export const {
  start: startTransaction,
  answered: transactionAnswered,
  leave: leaveTransaction,
  resume: resumeTransactions,
  recheckAll: recheckTransactions,
} = runner

/** Every transaction this browser knows, newest first. */
export function useTransactions(): readonly TransactionRecord[] {
  return useSyncExternalStore(transactionStore.subscribe, transactionStore.all)
}

/**
 * Tells, now and after each change, how many transactions of an account were sent and have no outcome yet. Returns what
 * ends it.
 */
export function watchSending(account: Address, tell: (count: number) => void): () => void {
  const count = () =>
    tell(
      transactionStore
        .all()
        .filter(
          (record) => record.from === account && record.chainId === config().chainId && isWaiting(record),
        ).length,
    )
  count()
  return transactionStore.subscribe(count)
}

function isWaiting(record: TransactionRecord): boolean {
  return isOpen(record) && !['simulating', 'signing'].includes(record.status.name)
}

/** Runs a task under a browser lock. Where the browser has or allows no locks, every tab runs it for itself. */
async function withLock(name: string, task: () => Promise<void>): Promise<void> {
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return task()
  }
  try {
    await navigator.locks.request(`tideline.${name}`, begin)
  } catch (error) {
    if (hasBegun) throw error
    await task()
  }
}
