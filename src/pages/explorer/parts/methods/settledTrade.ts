import { calledTokens } from '#domain/explorer/calledTokens.ts'
import type { Settlement } from '#domain/explorer/settledTokens.ts'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction/transaction.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { isOwnCall } from './isOwnCall.ts'

/** What transactions moved for their senders, by hash. */
export type Settlements = ReadonlyMap<Hash, Settlement>

/** Whether a transaction is done, and its call states a limit where amounts were moved. */
export function isSettledTrade(row: Transaction): boolean {
  if (row.blockNumber === null || transactionStatus(row) !== 'success' || !isOwnCall(row)) return false
  return calledTokens(row, true).some(
    ({ isLeast, leastDollars, units }) => isLeast || leastDollars !== undefined || units === null,
  )
}
