import type { TransactionDependencies } from '#domain/transactions/dependencies.ts'
import type { TransactionRecord, TransactionRequest } from '#domain/transactions/transactionRecord.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/** For the tests: a chain and a wallet that do what a script says, with a clock that jumps. */
export const person = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'
export const pool = '0x00000000000000000000000000000000000000AA'
export const token = '0x00000000000000000000000000000000000000bb'
export const firstHash: Hash = `0x${'11'.repeat(32)}`
export const secondHash: Hash = `0x${'22'.repeat(32)}`

export const request: TransactionRequest = {
  kind: 'deposit',
  chainId: 31337,
  from: person,
  to: pool,
  data: '0xabcdef',
  asset: token,
  symbol: 'TUSD',
  decimals: 6,
  amount: '25000000',
}

/** A transaction of `person` as the node answers it. */
export const inPool = {
  hash: firstHash,
  from: person,
  to: pool,
  data: '0xabcdef',
  nonce: 7,
  block: null,
} as const

type FakeChain = {
  dependencies: TransactionDependencies
  announced: TransactionRecord[]
  sends: TransactionRequest[]
}

/** Everything succeeds at once, unless `overrides` says otherwise. */
export function fakeChain(overrides: Partial<TransactionDependencies> = {}): FakeChain {
  let time = 1_000_000
  const announced: TransactionRecord[] = []
  const sends: TransactionRequest[] = []
  const { send = async () => ({ hash: firstHash }), ...rest } = overrides
  const dependencies: TransactionDependencies = {
    simulate: async () => ({}),
    receipt: async (hash) => ({ hash, from: person, block: 12, success: true }),
    transaction: async () => inPool,
    transactionCount: async () => 7,
    byNonce: async () => null,
    outcome: async () => null,
    reason: async () => 'Balance too low.',
    blockNumber: async () => 10,
    now: () => time,
    sleep: async (milliseconds) => {
      time += milliseconds < 60_000 ? milliseconds : 0
      await new Promise((resolve) => setTimeout(resolve))
      if (milliseconds >= 60_000) await new Promise(() => undefined)
    },
    withLock: (_, task) => task(),
    settled: (record) => announced.push(record),
    ...rest,
    send: (asked) => {
      sends.push(asked)
      return send(asked)
    },
  }
  return { dependencies, announced, sends }
}
