import { isUnresolved, type TransactionRecord } from '#domain/transactions/transactionRecord.ts'
import { isOpen } from '#domain/transactions/transactionSentence.ts'
import type { TradeContext } from './tradeEnds.ts'

/** The newest trade of this kind on this market that is still under way, from before the form was opened. */
export function openTrade(records: readonly TransactionRecord[], context: TradeContext) {
  return records.find((record) => isOfTrade(record, context) && isOpen(record)) ?? null
}

/** The newest trade of this kind of which nobody knows what became; another one may do the same twice. */
export function unresolvedTrade(records: readonly TransactionRecord[], context: TradeContext) {
  return records.find((record) => isOfTrade(record, context) && isUnresolved(record)) ?? null
}

function isOfTrade({ from, to, kind }: TransactionRecord, { user, market, side }: TradeContext): boolean {
  return from === user && to === market.poolAddress && kind === side
}
