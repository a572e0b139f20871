import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Hash } from 'viem'
import { address, blockNumber, hash, hex, instant, uint256 } from './columns.ts'

/** The kinds of a transaction, which may have several. The explorer lists each kind separately. */
export const transactionKinds = [
  'coin_transfer',
  'contract_call',
  'contract_creation',
  'token_transfer',
  'token_creation',
  'blob_transaction',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

export const transactions = pgTable(
  'transactions',
  {
    hash: hash().primaryKey(),
    blockNumber: blockNumber(),
    blockHash: hash().notNull(),
    index: integer().notNull(),
    timestamp: instant().notNull(),
    from: address().notNull(),
    to: address(),
    createdContract: address(),
    value: uint256().notNull(),
    gasLimit: uint256().notNull(),
    gasUsed: uint256().notNull(),
    cumulativeGasUsed: uint256().notNull(),
    /** The price paid for each unit of gas. */
    gasPrice: uint256().notNull(),
    maxFeePerGas: uint256(),
    maxPriorityFeePerGas: uint256(),
    /** What a rollup and its operator took beside the gas. Null where the receipt does not tell it. */
    l1Fee: uint256(),
    operatorFee: uint256(),
    /** Only of a transaction with blobs. */
    blobGasUsed: uint256(),
    blobGasPrice: uint256(),
    maxFeePerBlobGas: uint256(),
    blobVersionedHashes: text().$type<Hash>().array(),
    /** Transaction envelope: 0 legacy, 1 access list, 2 dynamic fee, … */
    type: integer().notNull(),
    nonce: integer().notNull(),
    input: hex().notNull(),
    v: hex(),
    r: hex(),
    s: hex(),
    /** True for success, false for a revert. */
    succeeded: boolean().notNull(),
    /** Raw return data of the revert. */
    revertData: hex(),
    /** Why it failed, by its trace, such as out of gas or an invalid instruction. Null without a trace. */
    error: text(),
    /** First four bytes of the input of a call to a contract. */
    methodId: hex(),
    /** Name of the called function, when one of the network's own ABIs has it. */
    method: text(),
    kinds: text().$type<TransactionKind>().array().notNull(),
    tokenTransfersCount: integer().notNull(),
  },
  (table) => [
    uniqueIndex('transactions_position').on(table.blockNumber, table.index),
    index('transactions_from').on(table.from, table.blockNumber, table.index),
    index('transactions_to').on(table.to, table.blockNumber, table.index),
    index('transactions_created_contract').on(table.createdContract).where(sql`created_contract is not null`),
    index('transactions_method').on(table.method, table.blockNumber, table.index),
    // The newest transactions of a rare kind are far apart.
    ...transactionKinds.map((kind) =>
      index(`transactions_${kind}`)
        .on(table.blockNumber, table.index)
        .where(sql.raw(`kinds @> '{${kind}}'`)),
    ),
  ],
)

export const logs = pgTable(
  'logs',
  {
    blockNumber: blockNumber(),
    logIndex: integer().notNull(),
    transactionHash: hash().notNull(),
    transactionIndex: integer().notNull(),
    address: address().notNull(),
    topic0: hash(),
    topic1: hash(),
    topic2: hash(),
    topic3: hash(),
    data: hex().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('logs_transaction').on(table.transactionHash, table.logIndex),
    index('logs_address').on(table.address, table.blockNumber, table.logIndex),
  ],
)

/** Calls and creations inside transactions. The transaction's own outermost call is not among them. */
export const internalTransactions = pgTable(
  'internal_transactions',
  {
    blockNumber: blockNumber(),
    transactionIndex: integer().notNull(),
    /** Position in the transaction's trace, from 1. */
    index: integer().notNull(),
    transactionHash: hash().notNull(),
    /** call, delegatecall, staticcall, callcode, create, create2, selfdestruct */
    type: text().notNull(),
    from: address().notNull(),
    to: address(),
    createdContract: address(),
    value: uint256().notNull(),
    gasLimit: uint256().notNull(),
    gasUsed: uint256().notNull(),
    input: hex().notNull(),
    output: hex(),
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.transactionIndex, table.index] }),
    index('internal_transactions_transaction').on(table.transactionHash, table.index),
    index('internal_transactions_from').on(
      table.from,
      table.blockNumber,
      table.transactionIndex,
      table.index,
    ),
    index('internal_transactions_to').on(table.to, table.blockNumber, table.transactionIndex, table.index),
    index('internal_transactions_created').on(table.createdContract).where(sql`created_contract is not null`),
  ],
)
