import type { TransactionDependencies } from '#domain/transactions/transactionDependencies.ts'

/** What other interfaces and the layout bring; the clock and the lock are the browser's. */
export type OtherInterfaces = Omit<TransactionDependencies, 'now' | 'sleep' | 'withLock'>

let load = (): Promise<OtherInterfaces> => Promise.reject(new Error('Transactions are not connected yet.'))

/** Passes in what sending and following needs, once, at the start. `next` runs when it is first needed. */
export function setTransactionDependencies(next: () => Promise<OtherInterfaces>): void {
  load = next
}

/** What was passed in, loaded when a function of it is called. */
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
  settled: (record) => void load().then(({ settled }) => settled(record)),
  reorged: (record) => void load().then(({ reorged }) => reorged(record)),
  changed: (record) => void load().then(({ changed }) => changed(record)),
}
