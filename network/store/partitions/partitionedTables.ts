import { nodeAnswers } from '#network/store/schema/blockTables.ts'
import { tokenTransfers } from '#network/store/schema/tokenTables.ts'
import { internalTransactions, logs } from '#network/store/schema/transactionTables.ts'

/**
 * The tables that are partitioned by ranges of blocks, as PostgreSQL does it. Transactions are not: they are found by
 * their hash, which says nothing about a partition. Trades are not: they stay for ever.
 */
export const partitionedTables = [logs, internalTransactions, tokenTransfers, nodeAnswers]
