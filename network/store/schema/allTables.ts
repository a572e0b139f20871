import { addresses, coinBalances } from './addressTables.ts'
import { blocks, nodeAnswers } from './blockTables.ts'
import { followed } from './followed.ts'
import { candles, feeClaims, feeStrategies, markets, swaps, volatilitySnapshots } from './marketTables.ts'
import { tokenBalances, tokens, tokenTransfers } from './tokenTables.ts'
import { activeAddresses, totals, transactionDays } from './totals.ts'
import { internalTransactions, logs, transactions } from './transactionTables.ts'

/**
 * Every table of the store. One schema serves PGlite and PostgreSQL.
 *
 * Facts (blocks, transactions, logs, traces, transfers, swaps …) are append-only and carry their block number. What is
 * derived from them (balances, holders, candles, 24-hour figures, totals) is updated with every block and recomputed
 * after a reorg for the keys it touches.
 *
 * Amounts are base units, USD amounts and prices wad (18 decimals).
 */
export const allTables = {
  followed,
  totals,
  blocks,
  nodeAnswers,
  transactions,
  logs,
  internalTransactions,
  addresses,
  coinBalances,
  tokens,
  tokenTransfers,
  tokenBalances,
  markets,
  swaps,
  candles,
  feeClaims,
  feeStrategies,
  volatilitySnapshots,
  transactionDays,
  activeAddresses,
}
