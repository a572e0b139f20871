import { nodeAnswers } from '#network/store/schema/blockTables.ts'
import { tokenTransfers } from '#network/store/schema/tokenTables.ts'
import { internalTransactions, logs } from '#network/store/schema/transactionTables.ts'

/**
 * The tables with PostgreSQL partitions by ranges of blocks. Transactions have none, because they are found by their
 * hash. Trades have none, because they stay for ever.
 */
export const partitionedTables = [logs, internalTransactions, tokenTransfers, nodeAnswers]
