import type { TransactionDependencies } from '#domain/transactions/transactionDependencies.ts'
import { loadInBackground } from '#lib/browser/loadInBackground.ts'

/** The dependencies from other interfaces and the layout; clock and lock come from the browser. */
export type OtherInterfaces = Omit<TransactionDependencies, 'now' | 'sleep' | 'withLock'>

let load = (): Promise<OtherInterfaces> => Promise.reject(new Error('Transactions are not connected yet.'))

/**
 * Sets how to load the dependencies of sending and following, once, at the start. `next` runs when one is first needed.
 */
export function setTransactionDependencies(next: () => Promise<OtherInterfaces>): void {
  load = next
}

/** The dependencies, loaded when one of their functions is called. */
export const otherInterfaces: OtherInterfaces = {
  receipt: async (...parameters) => (await load()).receipt(...parameters),
  transaction: async (...parameters) => (await load()).transaction(...parameters),
  transactionCount: async (...parameters) => (await load()).transactionCount(...parameters),
  sentSince: async (...parameters) => (await load()).sentSince(...parameters),
  outcome: async (...parameters) => (await load()).outcome(...parameters),
  listed: async (...parameters) => (await load()).listed(...parameters),
  inclusion: async (...parameters) => (await load()).inclusion(...parameters),
  reason: async (...parameters) => (await load()).reason(...parameters),
  callsStatus: async (...parameters) => (await load()).callsStatus(...parameters),
  takenBy: async (...parameters) => (await load()).takenBy(...parameters),
  simulate: async (...parameters) => (await load()).simulate(...parameters),
  send: async (...parameters) => (await load()).send(...parameters),
  blockNumber: async () => (await load()).blockNumber(),
  settled: (record) => void loadInBackground(load).then(({ settled }) => settled(record)),
  reorged: (record) => void loadInBackground(load).then(({ reorged }) => reorged(record)),
  changed: (record) => void loadInBackground(load).then(({ changed }) => changed(record)),
}
