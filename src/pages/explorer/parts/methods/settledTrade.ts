import { type CalledToken, calledTokens } from '#domain/explorer/calledTokens.ts'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction/transaction.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { isOwnCall } from './isOwnCall.ts'

/** The tokens of calls with what they really moved, by the hash of the transaction. */
export type SettledTokens = ReadonlyMap<Hash, readonly CalledToken[]>

/** Whether a transaction is done, and its call states a limit where amounts were moved. */
export function isSettledTrade(row: Transaction): boolean {
  if (row.blockNumber === null || transactionStatus(row) !== 'success' || !isOwnCall(row)) return false
  return calledTokens(row, true).some(
    ({ isLeast, leastDollars, units }) => isLeast || leastDollars !== undefined || units === null,
  )
}
