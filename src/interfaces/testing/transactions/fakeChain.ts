import { onTestFinished } from 'vitest'
import { firstHash, request } from '#domain/testing/sampleRecord.ts'
import type { TransactionRecord, TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import type { TransactionDependencies } from '#domain/transactions/transactionDependencies.ts'

/* For tests: a scripted chain and wallet, with a clock that jumps. */

const { from: person, to: pool } = request

/** A transaction of `person` as the node answers it. */
export const inPool = {
  hash: firstHash,
  from: person,
  to: pool,
  data: '0xabcdef',
  value: 0n,
  nonce: 7,
  block: null,
} as const

type FakeChain = {
  dependencies: TransactionDependencies
  announced: TransactionRecord[]
  changed: TransactionRecord[]
  reorged: TransactionRecord[]
  sends: TransactionRequest[]
}

/**
 * A chain and a wallet where everything succeeds at once, unless `overrides` says otherwise. Sleeps never end after the
 * test.
 */
export function fakeChain(overrides: Partial<TransactionDependencies> = {}): FakeChain {
  let time = 1_000_000
  let hasEnded = false
  onTestFinished(() => {
    hasEnded = true
  })
  const announced: TransactionRecord[] = []
  const changed: TransactionRecord[] = []
  const reorged: TransactionRecord[] = []
  const sends: TransactionRequest[] = []
  const { send = async () => ({ hash: firstHash }), ...rest } = overrides
  const dependencies: TransactionDependencies = {
    simulate: async () => ({}),
    receipt: async (hash) => ({ hash, from: person, block: 12, success: true }),
    transaction: async (hash) => ({ ...inPool, hash }),
    transactionCount: async () => 7,
    sentSince: async () => ({ transactions: [], searchedTo: 12 }),
    outcome: async () => null,
    listed: async () => null,
    inclusion: async () => 'unknown',
    callsStatus: async () => null,
    takenBy: async () => null,
    reason: async () => 'Balance too low.',
    blockNumber: async () => 10,
    now: () => time,
    sleep: async (milliseconds) => {
      time += milliseconds < 60_000 ? milliseconds : 0
      await new Promise((resolve) => setTimeout(resolve))
      if (milliseconds >= 60_000 || hasEnded) await new Promise(() => undefined)
    },
    withLock: (_, task) => task(),
    settled: (record) => announced.push(record),
    changed: (record) => changed.push(record),
    reorged: (record) => reorged.push(record),
    ...rest,
    send: (asked, calls) => {
      sends.push(asked)
      return send(asked, calls)
    },
  }
  return { dependencies, announced, changed, reorged, sends }
}
