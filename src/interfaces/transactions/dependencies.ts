import type { TransactionDependencies } from '#domain/transactions/transactionDependencies.ts'

/** The dependencies from other interfaces and the layout; clock and lock come from the browser. */
export type OtherInterfaces = Omit<TransactionDependencies, 'now' | 'sleep' | 'withLock'>

let load = (): Promise<OtherInterfaces> => Promise.reject(new Error('Transactions are not connected yet.'))

/**
 * Sets how to load the dependencies of sending and following, once, at the start. `next` runs when one is first needed.
 */
export function setTransactionDependencies(next: () => Promise<OtherInterfaces>): void {
  load = next
}

/** Loads the dependencies, which most visits never need. */
export function loadDependencies(): Promise<OtherInterfaces> {
  return load()
}
