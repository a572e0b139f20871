import type { Address, Hash, Hex } from '#lib/wire/shapes.ts'
import type { SentRecord, TransactionRecord, TransactionRequest } from './record/transactionRecord.ts'

/*
 * What sending and following a transaction needs from the node, the explorer and the wallet. Each interface implements its
 * part; the root layout of the pages combines them.
 */

/** A transaction as the node or the explorer reports it. `block` is null while it is pending. */
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

/** The receipt of a mined transaction. */
export type SeenReceipt = { hash: Hash; from: Address; block: number; success: boolean }

/**
 * A transaction that the explorer has in a block. `success` is null where its status is a word the app does not know.
 */
export type ListedTransaction = { transaction: SeenTransaction & { block: number }; success: boolean | null }

/**
 * Whether a node proves that a transaction is in a block of its chain: `proven`, `refuted` where the block of this number has
 * other transactions, `unknown` where the node cannot tell.
 */
export type Inclusion = 'proven' | 'refuted' | 'unknown'

/** Transactions of an account, and the last block that was searched completely; null when none was. */
export type SentSince = { transactions: readonly SeenTransaction[]; searchedTo: number | null }

/**
 * The reads from the chain that watching a transaction needs. A result of `undefined` means that the node does not have
 * the method.
 */
export type ChainReader = {
  receipt(hash: Hash): Promise<SeenReceipt | null | undefined>
  transaction(hash: Hash): Promise<SeenTransaction | null>
  /** The number of transactions of this address that are in blocks. */
  transactionCount(from: Address): Promise<number | undefined>
  /** Some transactions of a record's account since it was sent, and the last block searched completely. */
  sentSince(record: TransactionRecord): Promise<SentSince>
  /** Whether a mined transaction succeeded, for nodes without receipts; null when that is not known yet. */
  outcome(hash: Hash): Promise<boolean | null>
  /** A mined transaction that the explorer has, for nodes that forget theirs; null when it has none. Throws without an answer. */
  listed(hash: Hash): Promise<ListedTransaction | null>
  /** Whether the node proves that a transaction is in a block of its chain. */
  inclusion(hash: Hash, block: number): Promise<Inclusion>
  /** Why the transaction reverted, in one sentence. */
  reason(record: SentRecord, block: number): Promise<string>
}

/** The status of a request for several calls (EIP-5792): its status code and the hashes of its transactions. */
export type CallsStatus = { code: number; hashes: readonly Hash[] }

/** The reads that watching a request for several calls needs. */
export type CallsReader = ChainReader & {
  /** Null for a request that the wallet does not know. Throws when the wallet cannot be asked. */
  callsStatus(record: TransactionRecord, calls: string): Promise<CallsStatus | null>
  /** Base units of a token that a mined transaction took from `from`, by its logs; null without such a log. */
  takenBy(hash: Hash, token: Address, from: Address): Promise<bigint | null>
  now(): number
}

/** The dependencies of following a sent transaction. They only read. */
export type FollowerDependencies = CallsReader & {
  sleep(milliseconds: number): Promise<void>
  /** Runs `task` in one tab of this browser at a time. */
  withLock(name: string, task: () => Promise<void>): Promise<void>
  /** Called once a browser, when the outcome of a transaction is known. */
  settled(record: TransactionRecord): void
  /** Called in every tab that showed the transaction as open, when it no longer is. */
  changed(record: TransactionRecord): void
  /** Called once a browser, when the block of a transaction whose outcome was known is no longer on the chain. */
  reorged(record: TransactionRecord): void
  /** The newest block; null when the node does not say. */
  blockNumber(): Promise<number | null>
}

/** The result of a simulation: passed, or reverted with a sentence. `retry`: the node may only be behind. */
export type Simulation = { refused?: undefined } | { refused: string; retry: boolean }

/**
 * The answer of a wallet: a hash, or the id of a request of several calls. `unclear`: neither, so it may still have sent
 * something.
 */
export type WalletAnswer =
  | { hash: Hash }
  | { calls: string }
  | { rejected: true }
  | { failed: string }
  | { unclear: true }

/** The dependencies of sending a transaction. */
export type TransactionDependencies = FollowerDependencies & {
  simulate(request: TransactionRequest): Promise<Simulation>
  /**
   * Asks the wallet for one signature on the request's chain and account. Never retried. `calls` is the id of a
   * request for several calls; null for one transaction.
   */
  send(request: TransactionRequest, calls: string | null): Promise<WalletAnswer>
}
