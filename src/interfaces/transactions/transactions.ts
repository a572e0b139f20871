import { useSyncExternalStore } from 'react'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { createTransactionRunner } from '#interfaces/transactions/runner/transactionRunner.ts'
import { corrected } from '#lib/browser/clock.ts'
import { otherInterfaces } from './dependencies.ts'
import { transactionStore } from './transactionStore.ts'

const runner = createTransactionRunner(transactionStore, {
  ...otherInterfaces,
  // Not the clock's own `now`: it stands still while the tab is hidden, as behind the window of a wallet.
  now: () => corrected(Date.now()),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  withLock,
})

/**
 * `startTransaction` sends, `transactionAnswered` waits until the wallet answered, `resumeTransactions` takes up what a reload
 * or another tab left pending, `recheckTransactions` looks whether what ended is still on the chain.
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

/** Where the browser has no locks, or gives this page none, every tab follows for itself. */
async function withLock(name: string, task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return task()
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
