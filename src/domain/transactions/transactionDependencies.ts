import type { Address, Hash, Hex } from '#lib/wire/shapes.ts'
import type { SentRecord, TransactionRecord, TransactionRequest } from './record/transactionRecord.ts'

/*
 * What sending and following a transaction needs from the node, the explorer and the wallet. Each interface offers its
 * part; the layout puts them together.
 */

export type SeenTransaction = {
  hash: Hash
  from: Address
  to: Address | null
  data: Hex
  /** Wei. */
  value: bigint
  nonce: number
  block: number | null
}

export type SeenReceipt = { hash: Hash; from: Address; block: number; success: boolean }

export type SentSince = { transactions: readonly SeenTransaction[]; searchedTo: number | null }

/** What watching needs from the chain. `undefined` means: this node does not have the method. */
export type ChainReader = {
  receipt(hash: Hash): Promise<SeenReceipt | null | undefined>
  transaction(hash: Hash): Promise<SeenTransaction | null>
  /** How many transactions of this address are in blocks. */
  transactionCount(from: Address): Promise<number | undefined>
  /** Transactions of a record's account since it was sent: a part of them, and the block to which all were looked at. */
  sentSince(record: TransactionRecord): Promise<SentSince>
  /** Whether a mined transaction succeeded, for nodes without receipts; null when nobody knows yet. */
  outcome(hash: Hash): Promise<boolean | null>
  /** Why it reverted, in one sentence. */
  reason(record: SentRecord, block: number): Promise<string>
}

/** What a wallet says of a request for several calls: the standard's status code and the transactions it names. */
export type CallsStatus = { code: number; hashes: readonly Hash[] }

/** What watching a request for several calls needs. */
export type CallsReader = ChainReader & {
  /** Null for a request that the wallet does not know. Throws when the wallet cannot be asked. */
  callsStatus(record: TransactionRecord, calls: string): Promise<CallsStatus | null>
  /** Base units of a token that a mined transaction took from `from`, by its receipt; null where no log says so. */
  takenBy(hash: Hash, token: Address, from: Address): Promise<bigint | null>
  now(): number
}

/** What following a sent transaction needs. It only reads. */
export type FollowerDependencies = CallsReader & {
  sleep(milliseconds: number): Promise<void>
  /** Runs `task` in one tab of this browser at a time. */
  withLock(name: string, task: () => Promise<void>): Promise<void>
  /** Called once a browser, when the outcome of a transaction is known. */
  settled(record: TransactionRecord): void
  /** Called in every tab that knew a transaction as open, when it is so no longer. */
  changed(record: TransactionRecord): void
}

/** How a simulation ended: fine, or reverted with a sentence. `retry` when the node may only be behind. */
export type Simulation = { refused?: undefined } | { refused: string; retry: boolean }

/**
 * How a wallet answered: with a hash, or with its name for a request of several calls. `unclear`: with neither, so that it may
 * have sent something all the same.
 */
export type WalletAnswer =
  | { hash: Hash }
  | { calls: string }
  | { rejected: true }
  | { failed: string }
  | { unclear: true }

/** What sending a transaction needs besides. */
export type TransactionDependencies = FollowerDependencies & {
  simulate(request: TransactionRequest): Promise<Simulation>
  /**
   * Asks the wallet for one signature on the request's chain and account. Never retried. `calls` names a request for
   * several calls.
   */
  send(request: TransactionRequest, calls: string | null): Promise<WalletAnswer>
  blockNumber(): Promise<number | null>
}
